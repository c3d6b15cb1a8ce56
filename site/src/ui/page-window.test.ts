import { expect, test } from 'vitest';
import { selectPageWindow } from './page-links';

/** Writes the window as visitors see it. */
const writeWindow = (current: number, last: number) =>
	selectPageWindow(current, last)
		.map((page, index, pages) => (page - (pages[index - 1] ?? 0) > 1 ? `… ${page}` : page))
		.join(' ');

test.each([
	[1, 0, ''],
	[1, 1, '1'],
	[4, 7, '1 2 3 4 5 6 7'],
	[1, 8, '1 2 3 4 5 … 8'],
	[4, 8, '1 2 3 4 5 … 8'],
	[5, 8, '1 … 4 5 6 7 8'],
	[5, 9, '1 … 4 5 6 … 9'],
	[1, 112, '1 2 3 4 5 … 112'],
	[56, 112, '1 … 55 56 57 … 112'],
	[109, 112, '1 … 108 109 110 111 112'],
	[112, 112, '1 … 108 109 110 111 112'],
	[200, 112, '1 … 108 109 110 111 112'],
])('page %i of %i links %s', (current, last, expected) => {
	expect(writeWindow(current, last)).toBe(expected);
});

test('a row never has more than seven places, and always the current page and its neighbours', () => {
	for (let last = 1; last <= 40; last += 1)
		for (let current = 1; current <= last; current += 1) {
			const pages = selectPageWindow(current, last);
			const gaps = pages.filter((page, index) => index > 0 && page - (pages[index - 1] ?? 0) > 1);
			expect(pages.length + gaps.length, `${current} of ${last}`).toBe(Math.min(last, 7));
			const neighbours = [current - 1, current, current + 1];
			expect(pages).toEqual(
				expect.arrayContaining(neighbours.filter((page) => page >= 1 && page <= last)),
			);
			expect(pages).toEqual([...new Set(pages)].toSorted((one, other) => one - other));
		}
});
