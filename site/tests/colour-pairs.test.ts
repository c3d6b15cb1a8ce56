import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colourNames, contrastPairs } from '@sumu/contract/brand';
import { expect, test } from 'vitest';

const names = colourNames.join('|');
const ground = new RegExp(`\\bbg(?:: |=)['"](${names})['"]`);
const text = new RegExp(`(?<![\\w-])color(?:: |=)['"](${names})['"]`);

const tags = (source: string): string[] => source.match(/<[A-Z][\w.]*\s[^<>]*>/g) ?? [];

/** Returns the styles of each element, from an object or a tag, starting with the innermost braces. */
function stylesOf(source: string): string[] {
	const inner = /\{[^{}]*\}/g;
	const found = source.match(inner);
	if (!found) return tags(source);
	const styles = found.flatMap((braces) => (/<[A-Z]/.test(braces) ? tags(braces) : braces));
	return [...styles, ...stylesOf(source.replace(inner, '()'))];
}

const least = 4.5;
/** In both orders, because contrast is symmetric. */
const known = new Set(
	contrastPairs
		.filter((pair) => pair.least >= least)
		.flatMap(({ name, on }) => on.flatMap((other) => [`${name} ${other}`, `${other} ${name}`])),
);

/** The contract guarantees contrast only for the pairs it lists, in every palette and with every accent. */
test('every text and background pair has guaranteed contrast', async () => {
	const folder = join(import.meta.dirname, '../src');
	const files = await readdir(folder, { recursive: true });
	const drawn = new Map<string, string>();
	for (const file of files.filter((name) => /(?<!test)\.tsx?$/.test(name))) {
		const source = await readFile(join(folder, file), 'utf8');
		for (const style of stylesOf(source)) {
			const pair = `${text.exec(style)?.[1]} ${ground.exec(style)?.[1]}`;
			if (!pair.includes('undefined')) drawn.set(pair, file);
		}
	}
	expect(drawn.size).toBeGreaterThan(8);
	expect([...drawn].filter(([pair]) => !known.has(pair))).toEqual([]);
});
