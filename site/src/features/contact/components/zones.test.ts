import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { daysAhead, momentOf, offsetOf } from './zones';

// The visitor's zone.
beforeEach(() => vi.stubEnv('TZ', 'UTC'));
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

const noonInDhaka = new Date('2026-11-27T06:00:00Z');

test.each([
	['Asia/Dhaka', 6],
	['Asia/Kathmandu', 5.75],
	['America/St_Johns', -3.5],
	['UTC', 0],
])('%s is %d hours ahead of UTC', (zone, hours) => {
	expect(offsetOf(noonInDhaka, zone)).toBe(hours);
});

test('the offset follows daylight saving time', () => {
	expect(offsetOf(new Date('2026-07-01T12:00:00Z'), 'Europe/Berlin')).toBe(2);
	expect(offsetOf(new Date('2026-12-01T12:00:00Z'), 'Europe/Berlin')).toBe(1);
});

test('a time of day resolves to the current date in its time zone', () => {
	expect(momentOf('09:30', noonInDhaka, 'Asia/Dhaka').toISOString()).toBe(
		'2026-11-27T03:30:00.000Z',
	);
	// Already Saturday in Dhaka.
	const late = new Date('2026-11-27T20:00:00Z');
	expect(momentOf('09:30', late, 'Asia/Dhaka').toISOString()).toBe('2026-11-28T03:30:00.000Z');
});

test('the visitor’s date can be a day ahead or behind', () => {
	const late = new Date('2026-11-27T23:00:00Z');
	expect(daysAhead(late, 'Pacific/Kiritimati')).toBe(-1);
	expect(daysAhead(new Date('2026-11-27T02:00:00Z'), 'Pacific/Pago_Pago')).toBe(1);
});

test('results do not depend on how an engine formats dates', () => {
	// WebKitGTK writes en-CA dates in this order.
	class OtherOrder extends Intl.DateTimeFormat {
		override readonly format = () => '11/27/2026';
	}
	vi.stubGlobal('Intl', { DateTimeFormat: OtherOrder });
	expect(momentOf('09:30', noonInDhaka, 'Asia/Dhaka').toISOString()).toBe(
		'2026-11-27T03:30:00.000Z',
	);
	expect(daysAhead(noonInDhaka, 'UTC')).toBe(0);
});
