import * as z from 'zod/mini';
import { caseStudyShape, outcomeSchema } from './case-study';
import { pictureSchema } from './picture';
import { ratingSchema } from './review';
import { stateShape } from './state';

export const projectSchema = z.object({
	_id: z.string(),
	/** Last segment of the page's path. */
	slug: z.string(),
	projectsName: z.string(),
	/** Absolute URL of the picture; empty if there is no picture. */
	image: z.string(),
	picture: z.nullable(pictureSchema),
	projectsLiveLink: z.string(),
	frontend: z.string(),
	backend: z.string(),
	projectTheme: z.string(),
	projectFeature: z.array(z.string()),
	projectDelivery: z.string(),
	/** 0 means free, null means not stated. */
	projectPrice: z.nullable(z.number()),
	projectsDescription: z.string(),
	/** Name of one of the owner's categories. */
	category: z.nullable(z.string()),
	date: z.iso.datetime(),
	/** Time of the last change, not counting its position in a list and its reviews. */
	updated: z.iso.datetime(),
	/** Null if there are no ratings. */
	rating: z.nullable(ratingSchema),
	/** First result of its case study. */
	outcome: z.nullable(outcomeSchema),
});

/** A project with its publication state. */
export const managedProjectSchema = z.extend(projectSchema, stateShape);

const wholeProjectShape = {
	...caseStudyShape,
	/** Story as sanitized HTML with highlighted code. */
	html: z.string(),
};

/** A project with its case study, which lists omit. */
export const wholeProjectSchema = z.extend(projectSchema, wholeProjectShape);

/** A project with its case study and its publication state. */
export const managedWholeProjectSchema = z.extend(wholeProjectSchema, stateShape);

const neighbourProjectSchema = z.nullable(
	z.pick(projectSchema, {
		_id: true,
		slug: true,
		projectsName: true,
		projectTheme: true,
		picture: true,
	}),
);

/** A project as its own page shows it, with the previous and the next one in the owner's order. */
export const openedProjectSchema = z.extend(managedWholeProjectSchema, {
	previous: neighbourProjectSchema,
	next: neighbourProjectSchema,
});

/** Sortable fields of the managed list. */
export const projectSortFields = ['projectsName', 'projectPrice', 'category', 'date'] as const;

export type ManagedProject = z.output<typeof managedProjectSchema>;
export type WholeProject = z.output<typeof wholeProjectSchema>;
export type ManagedWholeProject = z.output<typeof managedWholeProjectSchema>;
export type ProjectWithNeighbours = z.output<typeof openedProjectSchema>;
export type Project = z.output<typeof projectSchema>;
