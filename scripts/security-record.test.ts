import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from './setup/install.mjs';
import { suites } from './testing/suites';

/** Documents that cite tests as evidence, with lower bounds for the number of files and titles they cite. */
const records = [
	{ path: 'docs/security.md', files: 80, titles: 150 },
	{ path: 'docs/accessibility.md', files: 10, titles: 10 },
] as const;

/** Short forms of test file names in these documents. */
const short = {
	cms: { folder: 'cms/tests', ends: ['.test.ts'] },
	site: { folder: 'site/tests', ends: ['.test.ts', '.test.tsx', '.alone.test.tsx'] },
	e2e: { folder: 'e2e/tests', ends: ['.spec.ts'] },
	contract: { folder: 'contract/tests', ends: ['.test.ts'] },
	scripts: { folder: 'scripts', ends: ['.test.ts'] },
} as const;

/** Returns the file that a code span names, or undefined if it names no file. */
function fileOf(code: string): string | undefined {
	const [, part, name] = /^(cms|site|e2e|contract|scripts):([\w/-]+)$/.exec(code) ?? [];
	if (!part)
		return /^(cms|site|e2e|contract|scripts|docs)\/[\w./-]+$/.test(code) ? code : undefined;
	const { folder, ends } = short[part as keyof typeof short];
	const files = ends.map((end) => `${folder}/${name}${end}`);
	return files.find((file) => existsSync(join(repositoryRoot, file))) ?? files[0];
}

interface Citation {
	readonly line: string;
	/** One of these contains the test. */
	readonly files: readonly string[];
	readonly title: string;
}

/** Returns every file that a row names, and every title with the files before it. */
function citationsIn(row: string) {
	const files: string[] = [];
	const titles: Citation[] = [];
	let before: string[] = [];
	let isTitled = false;
	for (const [, code, title] of row.matchAll(/`([^`]+)`|“([^”]+)”/g)) {
		const file = code && fileOf(code);
		if (title) titles.push({ line: row, files: before, title });
		if (title) isTitled = true;
		if (!file) continue;
		if (isTitled) before = [];
		isTitled = false;
		if (/\.(test|spec)\.|\/tests\//.test(file)) before = [...before, file];
		files.push(file);
	}
	return { files, titles };
}

/** Returns a file without its comments: a title in a comment proves nothing. */
const code = (file: string) =>
	readFileSync(join(repositoryRoot, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

describe.each(records)('$path', ({ path, ...least }) => {
	const record = readFileSync(join(repositoryRoot, path), 'utf8');
	const all = record.split('\n').map(citationsIn);

	test('cites only existing files', () => {
		const files = [...new Set(all.flatMap(({ files }) => files))];
		expect(files.length).toBeGreaterThan(least.files);
		expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
	});

	test('cites only existing tests', () => {
		const titles = all.flatMap(({ titles }) => titles);
		expect(titles.length).toBeGreaterThan(least.titles);
		const headings = record.matchAll(/\*\*([^*]+)\.\*\*/g);
		const others = [
			...Array.from(headings, ([, words]) => words),
			...suites.map(({ name }) => name),
		];
		const isThere = ({ files, title }: Citation) =>
			others.some((other) => other?.startsWith(title)) ||
			files.some((file) => code(file).includes(title));
		expect(titles.filter((title) => !isThere(title))).toEqual([]);
	});
});
