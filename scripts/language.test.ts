import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './setup/install.mjs';

const files = execFileSync('git', ['ls-files'], { cwd: repositoryRoot, encoding: 'utf8' }).split(
	'\n',
);
const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

const isTest = (file: string) =>
	/\.test\.|\.spec\.|\/tests?\/|\/testing\/|\/generated\//.test(file);
const isCode = (file: string) =>
	/^(cms\/src|site\/src|site\/server|contract\/src|scripts|e2e)\/.*\.(ts|tsx|mts|mjs|cts)$/.test(
		file,
	) && !file.endsWith('.d.ts');
const codeFiles = files.filter(isCode);
/** Blog posts and cases of the demo are in the words of its owner. */
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('cms/demo/'));

/** Beginnings of comments that are not a sentence: they start with a clause, or continue the name above. */
const FRAGMENT =
	/^(What|Who|Whoever|Whose|The same|Of |Where |As |Those|One that|Nothing|Nobody|How )/;
/** Clauses in the place of a noun. */
const CLAUSE =
	/\b(what|who|whoever) (is|was|it|has|had|may|shows|stands|of|a|the|one|does|did|can)\b/i;
/** Phrases that no native technical writer uses, and that this code was once full of. */
const FLAGGED =
	/\b(stands there|anew|by itself|whoever|is none|said of|leads? on|in vain|no more|of one.s own|put away|kept of|is good for)\b/i;

const PARTICIPLE =
	/^(told|said|held|kept|made|sent|seen|left|lost|given|found|written|begun|taken|spoken|known|brought|gone|built|met|led|shown|drawn|[a-z]{3,}(ed|ing))$/;
/** Nouns and library terms that end like a participle. */
const NOUNS = new Set(
	'string setting rating seed feed heading padding spacing ring loading pending hidden wording'.split(
		' ',
	),
);

function commentsOf(file: string): readonly string[] {
	const source = read(file);
	const blocks = Array.from(source.matchAll(/\/\*\*([\s\S]*?)\*\//g), ([, text = '']) =>
		text.replace(/\s*\n\s*\*\s?/g, ' ').trim(),
	);
	const lines = Array.from(source.matchAll(/^\s*\/\/ (.*)$/gm), ([, text = '']) => text.trim());
	return [...blocks, ...lines].filter((text) => !text.startsWith('biome-ignore'));
}

const comments = codeFiles.flatMap((file) => commentsOf(file).map((text) => ({ file, text })));

const namesIn = (file: string) =>
	Array.from(
		read(file).matchAll(/\b(?:function\*?|const|let|class)\s+([A-Za-z_$][\w$]*)/g),
		([, name = '']) => ({ file, name }),
	);
const names = codeFiles
	.filter((file) => !isTest(file) && !file.startsWith('e2e/'))
	.flatMap(namesIn);

const places = (rows: readonly { file: string; text: string }[]) =>
	rows.map(({ file, text }) => `${file}: ${text.slice(0, 120)}`);

test('comments begin with a sentence and use nouns instead of clauses', () => {
	expect(comments.length).toBeGreaterThan(3000);
	const isUnclear = ({ text }: { text: string }) => FRAGMENT.test(text) || CLAUSE.test(text);
	expect(places(comments.filter(isUnclear))).toEqual([]);
});

test('comments and documents contain no flagged phrase', () => {
	// Quoted titles of tests, paths and links are no prose.
	const prose = (line: string) => line.replace(/`[^`]*`|“[^”]*”|\]\([^)]*\)/g, '');
	const lines = documents.flatMap((file) =>
		read(file)
			.split('\n')
			.map((line) => ({ file, text: prose(line) })),
	);
	expect(lines.length).toBeGreaterThan(2000);
	expect(places([...comments, ...lines].filter(({ text }) => FLAGGED.test(text)))).toEqual([]);
});

test('names of variables, functions and classes say what they are', () => {
	expect(names.length).toBeGreaterThan(3000);
	const average = names.reduce((sum, { name }) => sum + name.length, 0) / names.length;
	expect(average).toBeGreaterThan(10);
	const isOneWord = ({ name }: { name: string }) => /^[a-z]+$/.test(name);
	expect(names.filter(isOneWord).length / names.length).toBeLessThan(0.38);
	const participles = names.filter(({ name }) => PARTICIPLE.test(name) && !NOUNS.has(name));
	expect(participles.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
