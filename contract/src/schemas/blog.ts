import * as z from 'zod/mini';
import { maxLengths } from '../limits';
import * as messages from '../messages';
import { optionalLine, optionalPictureAddress, requiredLine, requiredText } from './fields';
import { pictureSchema } from './picture';
import { ratingSchema } from './review';
import { baseShape, publicationCheck, saveShape, stateShape } from './state';
import { tagsField } from './tags';

export const blogSchema = z.object({
	_id: z.string(),
	/** Last segment of the page's path. */
	slug: z.string(),
	topic: z.string(),
	author: z.string(),
	/** Markdown. */
	description: z.string(),
	tags: z.array(z.string()),
	/**
	 * The post's own excerpt, or the beginning of the description without Markdown: whole words, at most
	 * `truncation.blogDescription` characters.
	 */
	excerpt: z.string(),
	/** Empty if the excerpt is taken from the description. */
	ownExcerpt: z.string(),
	/** Title and description for search engines. If empty, the topic and the excerpt are used. */
	seoTitle: z.string(),
	seoDescription: z.string(),
	/** Alternative text of the picture. If empty, the text in the media library is used. */
	pictureAlt: z.string(),
	readingMinutes: z.int(),
	date: z.iso.datetime(),
	/** Time of the last change, not counting its position in a list and its reviews. */
	updated: z.iso.datetime(),
	/** Null if there are no ratings. */
	rating: z.nullable(ratingSchema),
	/** Absolute URL of the picture; empty if there is no picture. */
	img: z.string(),
	picture: z.nullable(pictureSchema),
});

/** A post with its publication state. */
export const managedBlogSchema = z.extend(blogSchema, stateShape);

/** A post in a list, with its HTML if the request has `full`, as feeds need it. */
export const fullBlogSchema = z.extend(blogSchema, {
	...stateShape,
	/** Description as sanitized HTML with highlighted code. */
	html: z.optional(z.string()),
});

const neighbourPostSchema = z.nullable(
	z.object({
		_id: z.string(),
		slug: z.string(),
		topic: z.string(),
		date: z.iso.datetime(),
		picture: z.nullable(pictureSchema),
	}),
);

/** A post as its own page shows it, with the previous and the next post by date. */
export const postSchema = z.extend(blogSchema, {
	...stateShape,
	html: z.string(),
	previous: neighbourPostSchema,
	next: neighbourPostSchema,
});

const blogDescription = requiredText(messages.enterBlogDescription, maxLengths.article);

/** Form that adds a post. The server sets the date. */
export const blogFormSchema = z.object({
	topic: requiredLine(messages.enterBlogName, maxLengths.line),
	author: requiredLine(messages.enterAuthor, maxLengths.name),
	description: blogDescription,
	img: optionalPictureAddress(),
	pictureAlt: optionalLine(maxLengths.line),
	tags: tagsField,
	excerpt: optionalLine(maxLengths.line),
	seoTitle: optionalLine(maxLengths.name),
	seoDescription: optionalLine(maxLengths.line),
	/** If empty, generated from the topic. */
	slug: optionalLine(maxLengths.slug),
});

/** Missing fields keep their value. */
export const blogUpdateSchema = z.partial(blogFormSchema);
export const blogUpdateBodySchema = z
	.extend(blogUpdateSchema, { ...saveShape, ...baseShape })
	.check(publicationCheck);
export const blogBodySchema = z.extend(blogFormSchema, saveShape).check(publicationCheck);
export const blogPreviewBodySchema = z.object({ description: blogDescription });

/** Sortable fields of the managed list. */
export const blogSortFields = ['topic', 'author', 'date'] as const;

export type BlogForm = z.input<typeof blogFormSchema>;
export type ManagedBlog = z.output<typeof managedBlogSchema>;
export type BlogUpdateBody = z.output<typeof blogUpdateBodySchema>;
export type FullBlog = z.output<typeof fullBlogSchema>;
export type PostWithNeighbours = z.output<typeof postSchema>;
export type Blog = z.output<typeof blogSchema>;
