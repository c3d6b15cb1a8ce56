import { expect, test } from 'vitest';
import { choose } from './choose-suites';
import { suites } from './suites';

const names = (...words: string[]) => choose(suites, words).map(({ name }) => name);

test('all suites are chosen in order when no word is given', () => {
	expect(names()).toEqual(suites.map(({ name }) => name));
});

test('words match in any case', () => {
	expect(names('cms')).toEqual(names('CMS'));
	expect(names('cms')).toEqual(
		expect.arrayContaining(['build: CMS server', 'CMS on SQLite, 1 of 2']),
	);
	expect(names('SQLITE')).toContain('CMS on SQLite, 2 of 2');
	expect(names('cms')).not.toContain('site');
});

test('a suite includes its builds and their dependencies', () => {
	expect(names('postgres')).toEqual([
		'install: CMS',
		'build: contract',
		'build: CMS server',
		'CMS on PostgreSQL',
	]);
	expect(names('unit: contract')).toEqual(['unit: contract']);
	expect(names('e2e')).toEqual(
		expect.arrayContaining(['build: contract', 'build: CMS server', 'build: panel', 'build: site']),
	);
});

test('several words select more suites, and an unknown word is an error', () => {
	expect(names('rules', 'unit: contract')).toEqual([
		'install: CMS',
		'import rules',
		'unit: contract',
	]);
	expect(() => names('rules', 'squirrel')).toThrow(
		/^No suite has "squirrel" in its name\. There are:\n {2}install: CMS\n/,
	);
});

test('every dependency of a suite is a suite', () => {
	const all = names();
	for (const { needs = [], after = [] } of suites)
		expect(all).toEqual(expect.arrayContaining([...needs, ...after]));
});
