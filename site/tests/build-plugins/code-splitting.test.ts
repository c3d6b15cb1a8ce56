import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { modulePatterns } from '../../scripts/code-splitting.ts';

const root = join(import.meta.dirname, '../../..');

const modules = ['site/src', 'contract/src'].flatMap((folder) =>
	readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name))),
);

/** Splits a pattern at `|` outside of groups. */
function splitAlternatives(pattern: string): readonly string[] {
	const alternatives = [''];
	let depth = 0;
	for (const character of pattern) {
		if (character === '(') depth += 1;
		if (character === ')') depth -= 1;
		if (character === '|' && depth === 0) alternatives.push('');
		else alternatives.push(`${alternatives.pop()}${character}`);
	}
	return alternatives;
}

/** Returns the pattern of each alternative; optional groups, and groups with a lookahead, stay as they are. */
function expandAlternatives(pattern: string): readonly string[] {
	const alternatives = splitAlternatives(pattern);
	if (alternatives.length > 1) return alternatives.flatMap(expandAlternatives);
	const [group, members = ''] = /\((?!\?)([^()]*)\)(?![?*])/.exec(pattern) ?? [];
	if (!group) return [pattern];
	return members
		.split('|')
		.flatMap((member) => expandAlternatives(pattern.replace(group, () => member)));
}

test('every alternative of a chunk’s pattern matches a module', () => {
	const patterns = modulePatterns
		.flatMap(({ source }) => expandAlternatives(source))
		.filter((pattern) => !/node_modules|\.cache/.test(pattern));
	expect(patterns.length).toBeGreaterThan(100);
	const unmatched = patterns.filter((pattern) => {
		const expression = new RegExp(pattern);
		return !modules.some((module) => expression.test(module));
	});
	expect(unmatched).toEqual([]);
});
