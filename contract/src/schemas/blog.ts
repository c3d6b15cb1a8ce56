import * as z from 'zod/mini';
import { pictureSchema } from './picture';

export const blogSchema = z.object({
	_id: z.string(),
	topic: z.string(),
	author: z.string(),
	/** Markdown. */
	description: z.string(),
	/** The description without its Markdown, its first `truncation.blogDescription` characters. */
	excerpt: z.string(),
	readingMinutes: z.int(),
	date: z.iso.datetime(),
	/** Absolute address of the picture; empty where there is none. */
	img: z.string(),
	picture: z.nullable(pictureSchema),
});

export type Blog = z.output<typeof blogSchema>;
