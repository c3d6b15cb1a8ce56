import {
	type Blog,
	type FullBlog,
	type ManagedBlog,
	type Post,
	type Rating,
	tagsIn,
	truncation,
} from '@sumu/contract';
import readingTime from 'reading-time';
import { slug } from '../../platform/addresses/slug-field';
import { stateFields } from '../../platform/documents/state';
import {
	column,
	computed,
	date,
	documentId,
	type Fields,
	joined,
	presenter,
	text,
} from '../../platform/fields';
import { madeOfTexts } from '../../platform/lib/made-of-texts';
import { cutAtWord, plain } from '../../platform/markdown/plain';
import { pictureFields } from '../../platform/media/picture-fields';
import type schema from './content-types/blog/schema.json';

/** Number of characters an excerpt is made from; parsing all of a long text would block other requests. */
const EXCERPTED_LENGTH = 5000;

/** Memoized by text: computing these costs more than reading the text from the database. */
const digests = madeOfTexts((text) => ({
	excerpt: cutAtWord(plain(text.slice(0, EXCERPTED_LENGTH)), truncation.blogDescription),
	readingMinutes: Math.max(1, Math.ceil(readingTime(text).minutes)),
}));

const shown = pictureFields({ file: 'img', url: 'imageUrl', alt: 'topic' });
const picture = computed(
	{ shown: shown.picture, alt: text('pictureAlt') },
	(from) => from.shown && { ...from.shown, alt: from.alt || from.shown.alt },
);
const description = text('description');
const ownExcerpt = text('excerpt');

/** Stored on one line, so that both SQLite and PostgreSQL can find the posts with one tag. */
export const tags = column('tags', (line: string | null) => (line ? tagsIn(line) : []));

export const blogFields = {
	_id: documentId,
	slug,
	topic: text('topic'),
	author: text('author'),
	description,
	tags,
	excerpt: computed(
		{ description, ownExcerpt },
		(from) => from.ownExcerpt || digests.one(from.description).excerpt,
	),
	ownExcerpt,
	seoTitle: text('seoTitle'),
	seoDescription: text('seoDescription'),
	pictureAlt: text('pictureAlt'),
	readingMinutes: computed({ description }, (from) => digests.one(from.description).readingMinutes),
	date: date('date'),
	updated: date('updatedAt'),
	img: shown.address,
	picture,
	rating: joined<'rating', Rating | null>('rating'),
} satisfies Fields<Blog, typeof schema>;

/** Fields of a post including its text as HTML. */
export const fullBlogFields = {
	...blogFields,
	html: joined<'html', string>('html'),
} satisfies Fields<Blog & { html: string }, typeof schema>;

export const managedBlogFields = { ...blogFields, ...stateFields } satisfies Fields<
	Required<ManagedBlog>,
	typeof schema
>;
export const managedFullBlogFields = { ...fullBlogFields, ...stateFields } satisfies Fields<
	Required<FullBlog>,
	typeof schema
>;

/** Fields of the previous or next post. */
export const neighbourFields = {
	_id: documentId,
	slug,
	topic: blogFields.topic,
	date: blogFields.date,
	picture,
} satisfies Fields<NonNullable<Post['next']>, typeof schema>;

export const presentManagedBlog = presenter(managedBlogFields);
export const presentManagedFullBlog = presenter(managedFullBlogFields);
export const presentBlog = presenter(blogFields);
export const presentFullBlog = presenter(fullBlogFields);
export const presentNeighbour = presenter(neighbourFields);
