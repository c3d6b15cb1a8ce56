import * as z from 'zod/mini';
import { fillResources } from '../content-types';

/** Sections of the home page below its banner, in the order of a new site. */
export const sectionKeys = [
	'projects',
	'testimonials',
	'services',
	'teasers',
	'about',
	'skills',
	'development',
	'blog',
	'statistics',
	'newsletter',
	'contact',
] as const;

export const sectionSchema = z.object({
	key: z.enum(sectionKeys),
	shown: z.boolean(),
	title: z.string(),
	/** Short text below the title. */
	text: z.string(),
	/** Menu label of the section's page. If empty, the default label is used. */
	label: z.string(),
});

/** Whether each content type has published entries. */
export const publishedSchema = z.object(fillResources(z.boolean()));

export type SectionKey = (typeof sectionKeys)[number];
export type HomeSection = z.output<typeof sectionSchema>;
export type PublishedContent = z.output<typeof publishedSchema>;

/** Returns every section exactly once: the given ones in their order, then the missing ones, hidden. */
export function everySection(savedSections: readonly HomeSection[]): HomeSection[] {
	const sectionsByKey = new Map<SectionKey, HomeSection>();
	for (const section of savedSections)
		if (!sectionsByKey.has(section.key)) sectionsByKey.set(section.key, section);
	for (const key of sectionKeys)
		if (!sectionsByKey.has(key))
			sectionsByKey.set(key, { key, shown: false, title: '', text: '', label: '' });
	return [...sectionsByKey.values()];
}
