import { expect, test } from 'vitest';
import { formulaPattern, unescapeFormula } from '../src/csv-columns';

test.each([
	'=1',
	'+1',
	'-1',
	'@SUM(1)',
	'\t=1',
	'\r=1',
	'\n=1',
	'=1\nand a second line',
])('a cell %j is a formula, and its mark is removed', (cell) => {
	expect(formulaPattern.test(cell)).toBe(true);
	expect(unescapeFormula(`'${cell}`)).toBe(cell);
});

test.each(['', '1', "'", "'tis", 'a=b', ' =1', "''=1"])('a cell %j is a text', (cell) => {
	expect(formulaPattern.test(cell)).toBe(false);
	expect(unescapeFormula(cell)).toBe(cell);
});
