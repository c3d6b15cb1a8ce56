import { expect } from 'vitest';
import type { Row } from './rows';

/** Nothing acknowledged is lost, and while it lasted somebody wrote. */
export function expectNothingLost({ acknowledged, found }: Row) {
	expect(acknowledged).toBeGreaterThan(0);
	expect(found).toBe(acknowledged);
}

/** Who looks at what was kept notices nothing: every page and every call came, and well. */
export function expectPagesCame({ seen }: Row) {
	const bad = Object.keys(seen).filter(
		(name) => /^(pages|calls)/.test(name) && !/ (200|304)( \(last good one\))?$/.test(name),
	);
	expect(bad).toEqual([]);
}

/** Whatever was refused was refused as it should be: asked to come again. */
export function expectOnly({ seen }: Row, allowed: readonly string[]) {
	const bad = Object.keys(seen).filter((name) => !allowed.some((word) => name.endsWith(word)));
	expect(bad).toEqual([]);
}

export const fine = ['200', '201', '304', '200 (last good one)'] as const;
