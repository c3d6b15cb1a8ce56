import { expect } from 'vitest';
import type { Row } from './fault-table';

/** Expects some acknowledged writes during the fault, and all of them in the database. */
export function expectNothingLost({ acknowledged, found }: Row) {
	expect(acknowledged).toBeGreaterThan(0);
	expect(found).toBe(acknowledged);
}

/** Expects every page and call to succeed: visitors of cached content notice nothing. */
export function expectPagesCame({ seen }: Row) {
	const bad = Object.keys(seen).filter(
		(name) => /^(pages|calls)/.test(name) && !/ (200|304)( \(last good one\))?$/.test(name),
	);
	expect(bad).toEqual([]);
}

/** Expects only results that end with an allowed one, such as 503 for a request to try again later. */
export function expectOnly({ seen }: Row, allowed: readonly string[]) {
	const bad = Object.keys(seen).filter((name) => !allowed.some((word) => name.endsWith(word)));
	expect(bad).toEqual([]);
}

export const fine = ['200', '201', '304', '200 (last good one)'] as const;
