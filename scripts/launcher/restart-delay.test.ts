import { expect, test } from 'vitest';
import { getRestartDelay } from './part.mjs';

test('restart delays grow from one second to one minute', () => {
	const pauses = [getRestartDelay(0, 10)];
	for (let run = 0; run < 7; run++) pauses.push(getRestartDelay(pauses[run] ?? 0, 59_999));
	expect(pauses.map((pause) => pause / 1000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

test('restart delays reset after a minute of running', () => {
	expect(getRestartDelay(60_000, 60_000)).toBe(1000);
});
