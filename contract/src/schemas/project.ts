import * as z from 'zod/mini';
import { caseStudyShape } from './case-study';
import { pictureSchema } from './picture';
import { ratingSchema } from './review';
import { stateShape } from './state';

export const projectSchema = z.object({
	_id: z.string(),
	/** Its part of the address of its page. */
	slug: z.string(),
	projectsName: z.string(),
	/** Absolute address of the picture; empty where there is none. */
	image: z.string(),
	picture: z.nullable(pictureSchema),
	projectsLiveLink: z.string(),
	frontend: z.string(),
	backend: z.string(),
	projectTheme: z.string(),
	projectFeature: z.array(z.string()),
	projectDelivery: z.string(),
	/** 0 is free, null not said. */
	projectPrice: z.nullable(z.number()),
	projectsDescription: z.string(),
	/** One of the owner's, as they call it. */
	category: z.nullable(z.string()),
	date: z.iso.datetime(),
	/** When it was last changed; its place in a list and its reviews do not count. */
	updated: z.iso.datetime(),
	/** Null where nobody has rated it. */
	rating: z.nullable(ratingSchema),
});

/** As its owner sees it. */
export const managedProjectSchema = z.extend(projectSchema, stateShape);

const whole = {
	...caseStudyShape,
	/** The story as sanitized HTML, its code highlighted. */
	html: z.string(),
};

/** A project with its case, which lists leave out. */
export const wholeProjectSchema = z.extend(projectSchema, whole);

/** The same as its owner sees it. */
export const managedWholeProjectSchema = z.extend(wholeProjectSchema, stateShape);

const neighbour = z.nullable(
	z.pick(projectSchema, {
		_id: true,
		slug: true,
		projectsName: true,
		projectTheme: true,
		picture: true,
	}),
);

/** A project as its own page shows it, with the ones before and after it in the owner's order. */
export const openedProjectSchema = z.extend(managedWholeProjectSchema, {
	previous: neighbour,
	next: neighbour,
});

/** By what a managed list is sorted. */
export const projectSortFields = ['projectsName', 'projectPrice', 'category', 'date'] as const;

export type ManagedProject = z.output<typeof managedProjectSchema>;
export type WholeProject = z.output<typeof wholeProjectSchema>;
export type ManagedWholeProject = z.output<typeof managedWholeProjectSchema>;
export type OpenedProject = z.output<typeof openedProjectSchema>;
export type Project = z.output<typeof projectSchema>;
