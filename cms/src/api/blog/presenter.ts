import {
	type Blog,
	type FullBlog,
	type ManagedBlog,
	type Post,
	type Rating,
	truncation,
} from '@sumu/contract';
import { LRUCache } from 'lru-cache';
import readingTime from 'reading-time';
import removeMarkdown from 'remove-markdown';
import { stateFields } from '../../platform/documents/state';
import {
	computed,
	date,
	documentId,
	type Fields,
	joined,
	presenter,
	text,
} from '../../platform/fields';
import { rendered } from '../../platform/markdown/render';
import { pictureFields } from '../../platform/media/picture-fields';
import type schema from './content-types/blog/schema.json';

/** A Markdown text without its marks, on one line, cut to `most` characters. */
const excerptOf = (markdown: string, most: number) =>
	removeMarkdown(markdown).replace(/\s+/g, ' ').trim().slice(0, most);

interface Digest {
	excerpt: string;
	readingMinutes: number;
}

/** Reading a text through costs more than reading it from the database. */
const digests = new LRUCache<string, Digest>({
	/** Characters. */
	maxSize: 8_000_000,
	sizeCalculation: (_, text) => text.length + 1,
	memoMethod: (text) => ({
		excerpt: excerptOf(text, truncation.blogDescription),
		readingMinutes: Math.max(1, Math.ceil(readingTime(text).minutes)),
	}),
});

const { address, picture } = pictureFields({ file: 'img', url: 'imageUrl', alt: 'topic' });
const description = text('description');

export const blogFields = {
	_id: documentId,
	topic: text('topic'),
	author: text('author'),
	description,
	excerpt: computed({ description }, (from) => digests.memo(from.description).excerpt),
	readingMinutes: computed(
		{ description },
		(from) => digests.memo(from.description).readingMinutes,
	),
	date: date('date'),
	updated: date('updatedAt'),
	img: address,
	picture,
	rating: joined<'rating', Rating | null>('rating'),
} satisfies Fields<Blog, typeof schema>;

/** With its text as HTML. */
export const fullBlogFields = {
	...blogFields,
	html: computed({ description }, (from) => rendered(from.description)),
} satisfies Fields<Blog & { html: string }, typeof schema>;

export const managedBlogFields = { ...blogFields, ...stateFields } satisfies Fields<
	Required<ManagedBlog>,
	typeof schema
>;
export const managedFullBlogFields = { ...fullBlogFields, ...stateFields } satisfies Fields<
	Required<FullBlog>,
	typeof schema
>;

/** The post before or after another one. */
export const neighbourFields = {
	_id: documentId,
	topic: blogFields.topic,
	date: blogFields.date,
	picture,
} satisfies Fields<NonNullable<Post['next']>, typeof schema>;

export const presentManagedBlog = presenter(managedBlogFields);
export const presentManagedFullBlog = presenter(managedFullBlogFields);
export const presentBlog = presenter(blogFields);
export const presentFullBlog = presenter(fullBlogFields);
export const presentNeighbour = presenter(neighbourFields);
