import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from './setup/install.mjs';

/** Phrases that no native writer uses in an interface, or that the project has an everyday word for. */
const flaggedPhrases = [
	/\banew\b/i,
	/\bby itself\b/i,
	/\bonce more\b/i,
	/\bno longer good\b/i,
	/\bgood (for (one|an?|the next|\d|\w+ (hours?|days?))|until)\b/i,
	/\bgo(es)? for good\b/i,
	/\bwhoever\b/i,
	/\b(is|are) (said|told)\b/i,
	/\bas (is|was) said\b/i,
	/\bwhat (is|was|it|came) (kept|said|done|shown|sent|of|holds)\b/i,
	// The impersonal “one”, but not “each one has”, “an older one has” or a number.
	/(?<!\b(an?|each|every|this|that|the|no|which|any|\w+er|\w+est|new|old|last|first|second|own) )\bone (can|may|must|should|would|has|had|sees|reads|writes|goes|wants|needs|gets|looks|swipes)\b/i,
	/\b(can|does|may|must|should) one\b/i,
] as const;

/** Phrases that are natural in an article, but not in an interface or an e-mail. */
const flaggedInInterfaces = [
	/\b(stands?|stood)\b(?!-in)/i,
	/\bfor good\b/i,
	/\bput (it )?away\b/i,
	/\b(an?|the|this|that|each|every|no|of the|by) mail\b(?! (server|program))/i,
	/(?<!-)\bmails\b/i,
	/\b(doe?s|did) not answer\b/i,
	/^(What|Who) (is|was|it|has|comes|you) (?!.*\?$)/,
] as const;

const filesIn = (folder: string, extension: string) =>
	execFileSync('git', ['ls-files', folder], { cwd: repositoryRoot, encoding: 'utf8' })
		.split('\n')
		.filter((file) => file.endsWith(extension));

interface Passage {
	readonly file: string;
	readonly text: string;
}

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

/** Returns the texts of a module: its literals, without imports. */
function textsOfModule(file: string): Passage[] {
	const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
	const passages: Passage[] = [];
	(function visit(node: ts.Node) {
		if (ts.isImportDeclaration(node)) return;
		const isText =
			ts.isStringLiteralLike(node) ||
			ts.isJsxText(node) ||
			ts.isTemplateHead(node) ||
			ts.isTemplateMiddleOrTemplateTail(node);
		if (isText && /\p{L} \p{L}/u.test(node.text)) passages.push({ file, text: node.text });
		ts.forEachChild(node, visit);
	})(source);
	return passages;
}

/** Returns the lines of an article, without its code and quotations. */
const textsOfArticle = (file: string): Passage[] =>
	read(file)
		.replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
		.split('\n')
		.map((text) => ({ file, text }));

const findFlagged = (passages: readonly Passage[], phrases: readonly RegExp[]) =>
	passages.flatMap(({ file, text }) => {
		const line = text.split('\n').find((part) => phrases.some((phrase) => phrase.test(part)));
		return line === undefined ? [] : [`${file}: ${line.slice(0, 160)}`];
	});

const catalogue = filesIn('contract/src/words', '.ts').flatMap(textsOfModule);
const messages = filesIn('contract/src/messages', '.ts').flatMap(textsOfModule);
const endpoints = filesIn('contract/src/endpoints', '.ts').flatMap(textsOfModule);
const legalPages = filesIn('contract/src/locales', 'legal.ts').flatMap(textsOfModule);
const settings = filesIn('contract/src/schemas/settings', '.ts').flatMap(textsOfModule);
const ownerScreens = [
	...filesIn('site/src/features/admin', '.tsx'),
	...filesIn('site/src/features/admin', '.ts'),
	...filesIn('site/src/routes/sumu', '.tsx'),
	...filesIn('cms/src/admin', '.tsx'),
	...filesIn('cms/src/admin', '.ts'),
	...filesIn('cms/src/panel', '.ts'),
	...filesIn('cms/src/platform/panel', '.ts'),
	...filesIn('cms/src/api', 'panel.ts'),
]
	.filter((file) => !file.includes('.test.'))
	.flatMap(textsOfModule);
const commands = [
	...filesIn('scripts/doctor', '.ts'),
	...filesIn('scripts/launcher', '.ts'),
	...filesIn('scripts/launcher', '.mjs'),
	...filesIn('scripts/setup', '.mjs'),
	...filesIn('cms/src/backup', '.ts'),
]
	.filter((file) => !file.includes('.test.'))
	.flatMap(textsOfModule);
const pages = [
	...filesIn('site/src/features', '.tsx').filter((file) => !file.includes('features/admin')),
	...filesIn('site/src/routes', '.tsx'),
	...filesIn('site/src/ui', '.tsx'),
]
	.filter((file) => !file.includes('.test.'))
	.flatMap(textsOfModule);
const demoModules = filesIn('cms/demo/content', '.ts').flatMap(textsOfModule);
const demoArticles = filesIn('cms/demo/content', '.md').flatMap(textsOfArticle);

describe('texts that people read contain no flagged phrase', () => {
	test.each([
		['the catalogue, which includes the e-mails', catalogue, 600],
		['messages of the contract', messages, 120],
		['summaries of the API', endpoints, 80],
		['legal pages', legalPages, 12],
		['settings', settings, 120],
		['pages for visitors', pages, 150],
		['screens of `/sumu` and the panel', ownerScreens, 700],
	] as const)('%s', (_, passages, least) => {
		expect(passages.length).toBeGreaterThan(least);
		expect(findFlagged(passages, [...flaggedPhrases, ...flaggedInInterfaces])).toEqual([]);
	});

	// A server that “does not answer” is right in a log.
	test('output of the doctor, the start and the backup', () => {
		expect(commands.length).toBeGreaterThan(150);
		const unwanted = flaggedInInterfaces.filter((phrase) => !phrase.test('did not answer'));
		expect(findFlagged(commands, [...flaggedPhrases, ...unwanted])).toEqual([]);
	});

	test.each([
		['settings, projects and reviews of the demo', demoModules, 200],
		['posts and case studies of the demo', demoArticles, 500],
	] as const)('%s', (_, passages, least) => {
		expect(passages.length).toBeGreaterThan(least);
		expect(findFlagged(passages, flaggedPhrases)).toEqual([]);
	});
});
