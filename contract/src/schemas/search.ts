import * as z from 'zod/mini';
import { blogSchema } from './blog';
import { projectSchema } from './project';

/** A plain text and its matches: ascending, non-overlapping ranges in UTF-16 code units. */
export const markedSchema = z.object({
	text: z.string(),
	marks: z.array(z.object({ start: z.int(), end: z.int() })),
});

export const foundProjectSchema = z.extend(
	z.pick(projectSchema, {
		_id: true,
		slug: true,
		picture: true,
		projectTheme: true,
		projectPrice: true,
	}),
	{ projectsName: markedSchema, excerpt: markedSchema },
);

export const foundPostSchema = z.extend(
	z.pick(blogSchema, { _id: true, slug: true, picture: true, author: true, date: true }),
	{ topic: markedSchema, excerpt: markedSchema },
);

export const foundSchema = z.object({
	projects: z.array(foundProjectSchema),
	posts: z.array(foundPostSchema),
});

export type HighlightedText = z.output<typeof markedSchema>;
export type FoundProject = z.output<typeof foundProjectSchema>;
export type FoundPost = z.output<typeof foundPostSchema>;
export type SearchResults = z.output<typeof foundSchema>;
