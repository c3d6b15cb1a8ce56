import { parse } from 'yaml';
import { type Imported, type ImportedPost, momentOf, pathOfAddress, textOf } from './post';
import type { Source } from './source';

const fence = /^﻿?---\r?\n([\s\S]*?)\r?\n---\s*(?:\r?\n|$)/;
/** File name of a post in Jekyll, with its date. */
const datedName = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

const listOf = (value: unknown): string[] =>
	Array.isArray(value) ? value.map(textOf) : textOf(value) ? textOf(value).split(',') : [];

type Front = Record<string, unknown>;

/** Former paths of a post, which front matter can give in several ways. */
const pathsIn = (front: Front) =>
	[front.permalink, front.url, front.link, front.aliases, front.redirect_from]
		.flatMap((given) => (Array.isArray(given) ? given : [given]))
		.map((given) => pathOfAddress(textOf(given)))
		.filter((path) => path !== '' && !path.includes(':'));

function postIn(file: string, content: string): ImportedPost | string {
	const [head = '', yaml] = fence.exec(content) ?? [];
	if (yaml === undefined) return `${file} has no front matter, so it is no post.`;
	let front: Front;
	try {
		front = Object(parse(yaml)) as Front;
	} catch (error) {
		return `${file}: its front matter cannot be read. ${error instanceof Error ? error.message.split('\n', 1)[0] : ''}`;
	}
	const name = (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
	const [, day, rest = name] = datedName.exec(name) ?? [];
	const body = content.slice(head.length).trim();
	const heading = /^# (.+)\r?\n?/.exec(body);
	const title = textOf(front.title) || heading?.[1]?.trim() || rest.replaceAll('-', ' ');
	return {
		from: file,
		title,
		slug: textOf(front.slug) || (name === 'index' ? (file.split('/').at(-2) ?? title) : rest),
		date: momentOf(front.date ?? front.published ?? day),
		isDraft: front.draft === true || front.published === false || front.status === 'draft',
		text: heading && !textOf(front.title) ? body.slice(heading[0].length).trim() : body,
		excerpt: textOf(front.description) || textOf(front.excerpt),
		seoTitle: '',
		seoDescription: '',
		tags: listOf(front.tags ?? front.categories),
		author: textOf(front.author),
		cover: textOf(front.cover) || textOf(front.image) || textOf(front.featured_image),
		formerPaths: pathsIn(front),
		folder: file.split('/').slice(0, -1).join('/'),
	};
}

/** Reads posts written in Markdown, one file with front matter each. */
export async function readMarkdown(source: Source, files: readonly string[]): Promise<Imported> {
	const read = await Promise.all(files.map(async (file) => postIn(file, await source.read(file))));
	return {
		posts: read.filter((one) => typeof one !== 'string'),
		notes: read.filter((one) => typeof one === 'string'),
	};
}
