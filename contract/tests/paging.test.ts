import { expect, test } from 'vitest';
import { MAX_LISTED_PAGES, pageNumbers, pageParam, parsePage } from '../src';

test.each([
	['page=2', 2],
	['2', 2],
	['page=999', 999],
	['0', null],
	['page=0', null],
	['-1', null],
	['1.5', null],
	['abc', null],
	['page=', null],
	['2abc', null],
	['99999999999999999999', null],
	[undefined, null],
])('page %s is parsed as %s', (param, page) => {
	expect(parsePage(param)).toBe(page);
});

test('a formatted page parameter is parsed as the same page', () => {
	expect(parsePage(pageParam(17))).toBe(17);
});

test('every page is listed; an empty list has one page', () => {
	expect(pageNumbers(0, 9, 1)).toEqual([1]);
	expect(pageNumbers(9, 9, 1)).toEqual([1]);
	expect(pageNumbers(10, 9, 1)).toEqual([1, 2]);
	expect(pageNumbers(9 * MAX_LISTED_PAGES, 9, 1)).toHaveLength(MAX_LISTED_PAGES);
});

test('with more than 200 pages, only the first, last and nearby ones are listed', () => {
	expect(pageNumbers(9 * 500, 9, 250)).toEqual([
		1, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 500,
	]);
	expect(pageNumbers(9 * 500, 9, 1)).toEqual([1, 2, 3, 4, 5, 6, 500]);
	expect(pageNumbers(9 * 500, 9, 500)).toEqual([1, 495, 496, 497, 498, 499, 500]);
});
