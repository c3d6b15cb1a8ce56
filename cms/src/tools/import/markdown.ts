import { parse } from 'yaml';
import {
	type ImportedPost,
	type ParsedImport,
	pathOfAddress,
	textOf,
	toIsoTimestamp,
} from './post';
import type { ImportSource } from './source';

const frontMatterPattern = /^﻿?---\r?\n([\s\S]*?)\r?\n---\s*(?:\r?\n|$)/;
/** File name of a post in Jekyll, with its date. */
const datedName = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

const listOf = (value: unknown): string[] =>
	Array.isArray(value) ? value.map(textOf) : textOf(value) ? textOf(value).split(',') : [];

type FrontMatter = Record<string, unknown>;

/** Former paths of a post, which front matter can give in several ways. */
const pathsIn = (frontMatter: FrontMatter) =>
	[
		frontMatter.permalink,
		frontMatter.url,
		frontMatter.link,
		frontMatter.aliases,
		frontMatter.redirect_from,
	]
		.flatMap((value) => (Array.isArray(value) ? value : [value]))
		.map((value) => pathOfAddress(textOf(value)))
		.filter((path) => path !== '' && !path.includes(':'));

function postIn(file: string, content: string): ImportedPost | string {
	const [head = '', yaml] = frontMatterPattern.exec(content) ?? [];
	if (yaml === undefined) return `${file} has no front matter, so it is no post.`;
	let frontMatter: FrontMatter;
	try {
		frontMatter = Object(parse(yaml)) as FrontMatter;
	} catch (error) {
		return `${file}: its front matter cannot be read. ${error instanceof Error ? error.message.split('\n', 1)[0] : ''}`;
	}
	const baseName = (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
	const [, day, rest = baseName] = datedName.exec(baseName) ?? [];
	const body = content.slice(head.length).trim();
	const headingMatch = /^# (.+)\r?\n?/.exec(body);
	const title = textOf(frontMatter.title) || headingMatch?.[1]?.trim() || rest.replaceAll('-', ' ');
	return {
		from: file,
		title,
		slug:
			textOf(frontMatter.slug) || (baseName === 'index' ? (file.split('/').at(-2) ?? title) : rest),
		date: toIsoTimestamp(frontMatter.date ?? frontMatter.published ?? day),
		isDraft:
			frontMatter.draft === true ||
			frontMatter.published === false ||
			frontMatter.status === 'draft',
		text:
			headingMatch && !textOf(frontMatter.title) ? body.slice(headingMatch[0].length).trim() : body,
		excerpt: textOf(frontMatter.description) || textOf(frontMatter.excerpt),
		seoTitle: '',
		seoDescription: '',
		tags: listOf(frontMatter.tags ?? frontMatter.categories),
		author: textOf(frontMatter.author),
		cover:
			textOf(frontMatter.cover) || textOf(frontMatter.image) || textOf(frontMatter.featured_image),
		formerPaths: pathsIn(frontMatter),
		folder: file.split('/').slice(0, -1).join('/'),
	};
}

/** Reads posts written in Markdown, one file with front matter each. */
export async function readMarkdown(
	source: ImportSource,
	files: readonly string[],
): Promise<ParsedImport> {
	const read = await Promise.all(files.map(async (file) => postIn(file, await source.read(file))));
	return {
		posts: read.filter((one) => typeof one !== 'string'),
		notes: read.filter((one) => typeof one === 'string'),
	};
}
