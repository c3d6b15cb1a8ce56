import { expect, it } from 'vitest';
import { chooseKept } from '../src/backup/retention.ts';

const HOUR_MS = 3600 * 1000;
const now = new Date('2026-11-29T12:00:00Z');
const hoursAgo = (hours: number) => ({ at: new Date(now.getTime() - hours * HOUR_MS) });

it('keeps all backups of a day, then one for each day, week and month', () => {
	const hourly = Array.from({ length: 24 * 365 }, (_, hours) => hoursAgo(hours));
	const kept = [...chooseKept(hourly, now)];
	const agesInHours = kept
		.map(({ at }) => (now.getTime() - at.getTime()) / HOUR_MS)
		.toSorted((a, b) => a - b);
	expect(agesInHours.slice(0, 25)).toEqual(Array.from({ length: 25 }, (_, hours) => hours));
	const days = new Set(kept.map(({ at }) => at.toISOString().slice(0, 10)));
	for (let day = 0; day < 7; day += 1)
		expect(days).toContain(
			hoursAgo(24 * day)
				.at.toISOString()
				.slice(0, 10),
		);
	// 25 hours, 5 more days, 3 more weeks (Sundays), 5 more months, of which none coincide here but the newest.
	expect(kept.length).toBeGreaterThan(25 + 5 + 2 + 4);
	expect(kept.length).toBeLessThanOrEqual(25 + 5 + 3 + 5);
	expect([...new Set(kept.map(({ at }) => at.toISOString().slice(0, 7)))]).toEqual(
		['11', '10', '09', '08', '07', '06'].map((month) => `2026-${month}`),
	);
});

it('always keeps the newest, and counts only periods that have a backup', () => {
	const single = hoursAgo(24 * 4000);
	expect(chooseKept([single], now)).toEqual(new Set([single]));
	const yearly = Array.from({ length: 10 }, (_, year) => hoursAgo(24 * 366 * year));
	expect(chooseKept(yearly, now).size).toBe(7);
});
