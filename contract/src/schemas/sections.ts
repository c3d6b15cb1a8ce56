import * as z from 'zod/mini';

/** What home may be made of below its banner, in the order of a new site. */
export const sectionKeys = [
	'teasers',
	'about',
	'projects',
	'skills',
	'development',
	'services',
	'testimonials',
	'blog',
	'statistics',
	'newsletter',
	'contact',
] as const;

export const sectionSchema = z.object({
	key: z.enum(sectionKeys),
	shown: z.boolean(),
	title: z.string(),
	/** In a line or two below the title. */
	text: z.string(),
	/** What the menu calls its page; empty, it has its usual name. */
	label: z.string(),
});

/** Whether there is anything published of each. */
export const publishedSchema = z.object({
	projects: z.boolean(),
	blogs: z.boolean(),
	services: z.boolean(),
	skills: z.boolean(),
	reviews: z.boolean(),
});

export type SectionKey = (typeof sectionKeys)[number];
export type Section = z.output<typeof sectionSchema>;
export type Published = z.output<typeof publishedSchema>;

/** Every section once: in the order in which they are said, those that nobody names hidden at the end. */
export function everySection(said: readonly Section[]): Section[] {
	const known = new Map<SectionKey, Section>();
	for (const section of said) if (!known.has(section.key)) known.set(section.key, section);
	for (const key of sectionKeys)
		if (!known.has(key)) known.set(key, { key, shown: false, title: '', text: '', label: '' });
	return [...known.values()];
}
