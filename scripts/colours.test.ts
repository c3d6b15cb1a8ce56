import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './setup/install.mjs';

/** Colour literals: hex values and colour functions. */
const literal = /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]/gi;
/** Files that may contain colour literals, and an example text for a colour field. */
const said = /site\/src\/theme\/|src\/testing\/|\.test\.tsx?$/;
const example = /Such as #1d4ed8/;

test('colour literals appear only in the theme', () => {
	const files = ['site/src', 'site/server', 'cms/src']
		.flatMap((folder) =>
			readdirSync(join(repositoryRoot, folder), { recursive: true, withFileTypes: true }),
		)
		.map(({ parentPath, name }) => join(parentPath, name))
		.filter((path) => /\.(?:tsx?|css)$/.test(path) && !said.test(path));
	expect(files.length).toBeGreaterThan(800);
	const found = files.flatMap((path) =>
		readFileSync(path, 'utf8')
			.split('\n')
			.flatMap((line, at) =>
				(example.test(line) ? [] : (line.match(literal) ?? [])).map(
					(colour) => `${relative(repositoryRoot, path)}:${at + 1} ${colour}`,
				),
			),
	);
	expect(found).toEqual([]);
});
