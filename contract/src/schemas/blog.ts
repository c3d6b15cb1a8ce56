import * as z from 'zod/mini';
import { maxLengths } from '../limits';
import * as messages from '../messages';
import { optionalLine, pictureAddress, requiredLine, requiredText } from './fields';
import { pictureSchema } from './picture';
import { ratingSchema } from './review';
import { baseShape, savable, saveShape, stateShape } from './state';
import { tagsField } from './tags';

export const blogSchema = z.object({
	_id: z.string(),
	/** Its part of the address of its page. */
	slug: z.string(),
	topic: z.string(),
	author: z.string(),
	/** Markdown. */
	description: z.string(),
	tags: z.array(z.string()),
	/**
	 * The post's own; else how the description begins, without its Markdown: whole words,
	 * `truncation.blogDescription` characters at most.
	 */
	excerpt: z.string(),
	/** Empty where it is taken from the description. */
	ownExcerpt: z.string(),
	/** For search engines, in place of the topic and the excerpt; empty where those serve. */
	seoTitle: z.string(),
	seoDescription: z.string(),
	/** What its picture shows, in place of the media library's words; empty where those serve. */
	pictureAlt: z.string(),
	readingMinutes: z.int(),
	date: z.iso.datetime(),
	/** When it was last changed; its place in a list and its reviews do not count. */
	updated: z.iso.datetime(),
	/** Null where nobody has rated it. */
	rating: z.nullable(ratingSchema),
	/** Absolute address of the picture; empty where there is none. */
	img: z.string(),
	picture: z.nullable(pictureSchema),
});

/** As its owner sees it. */
export const managedBlogSchema = z.extend(blogSchema, stateShape);

/** A post in a list: with its HTML where that was asked for with `full`, as feeds need it. */
export const fullBlogSchema = z.extend(blogSchema, {
	...stateShape,
	/** The description as sanitized HTML, its code highlighted. */
	html: z.optional(z.string()),
});

const neighbour = z.nullable(
	z.object({
		_id: z.string(),
		slug: z.string(),
		topic: z.string(),
		date: z.iso.datetime(),
		picture: z.nullable(pictureSchema),
	}),
);

/** A post as its own page shows it, with the ones before and after it in time. */
export const postSchema = z.extend(blogSchema, {
	...stateShape,
	html: z.string(),
	previous: neighbour,
	next: neighbour,
});

const blogDescription = requiredText(messages.enterBlogDescription, maxLengths.article);

/** The form that adds a post; its date is the server's. */
export const blogFormSchema = z.object({
	topic: requiredLine(messages.enterBlogName, maxLengths.line),
	author: requiredLine(messages.enterAuthor, maxLengths.name),
	description: blogDescription,
	img: pictureAddress(messages.selectPhotos),
	pictureAlt: optionalLine(maxLengths.line),
	tags: tagsField,
	excerpt: optionalLine(maxLengths.line),
	seoTitle: optionalLine(maxLengths.name),
	seoDescription: optionalLine(maxLengths.line),
	/** Empty, it is made from the topic. */
	slug: optionalLine(maxLengths.slug),
});

/** What is left out stays as it is. */
export const blogUpdateSchema = z.partial(blogFormSchema);
export const blogUpdateBodySchema = z
	.extend(blogUpdateSchema, { ...saveShape, ...baseShape })
	.check(savable);
export const blogBodySchema = z.extend(blogFormSchema, saveShape).check(savable);
export const blogPreviewBodySchema = z.object({ description: blogDescription });

/** By what a managed list is sorted. */
export const blogSortFields = ['topic', 'author', 'date'] as const;

export type BlogForm = z.input<typeof blogFormSchema>;
export type BlogBody = z.output<typeof blogBodySchema>;
export type ManagedBlog = z.output<typeof managedBlogSchema>;
export type BlogUpdateBody = z.output<typeof blogUpdateBodySchema>;
export type FullBlog = z.output<typeof fullBlogSchema>;
export type Post = z.output<typeof postSchema>;
export type Blog = z.output<typeof blogSchema>;
