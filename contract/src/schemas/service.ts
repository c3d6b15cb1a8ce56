import * as z from 'zod/mini';
import { MAX_SERVICE_DELIVERABLES, MAX_SERVICE_PROJECTS, maxLengths, priceRange } from '../limits';
import * as messages from '../messages';
import {
	optionalLine,
	optionalList,
	optionalNumber,
	optionalPictureAddress,
	requiredLine,
	requiredText,
} from './fields';
import { pictureSchema } from './picture';
import { baseShape, publicationCheck, saveShape, stateShape } from './state';

export const serviceSchema = z.object({
	_id: z.string(),
	servicesHeader: z.string(),
	servicesDescription: z.string(),
	/** Absolute URL of the picture; empty if there is no picture. */
	img: z.string(),
	picture: z.nullable(pictureSchema),
	deliverables: z.array(z.string()),
	/** Duration as free text. */
	duration: z.string(),
	/** 0 means free, null means not stated. */
	priceFrom: z.nullable(z.number()),
	/** Ids of published projects that are examples of the service. */
	projects: z.array(z.string()),
	/** Slugs and names of these projects. */
	related: z.array(z.object({ _id: z.string(), slug: z.string(), name: z.string() })),
	/** Time of the last change, not counting its position in the list. */
	updated: z.iso.datetime(),
});

/** A service with its publication state. */
export const managedServiceSchema = z.extend(serviceSchema, stateShape);

/** The form that adds a service. */
export const serviceFormSchema = z.object({
	servicesHeader: requiredLine(messages.enterBox, maxLengths.line),
	servicesDescription: requiredText(messages.enterBox, maxLengths.text),
	deliverables: optionalList(
		requiredLine(messages.fillIn, maxLengths.line),
		MAX_SERVICE_DELIVERABLES,
	),
	duration: optionalLine(maxLengths.name),
	priceFrom: optionalNumber(messages.enterPrice, priceRange),
	projects: optionalList(requiredLine(messages.fillIn, maxLengths.name), MAX_SERVICE_PROJECTS),
	img: optionalPictureAddress(),
});

/** Missing fields keep their value. */
export const serviceUpdateSchema = z.partial(serviceFormSchema);
export const serviceUpdateBodySchema = z
	.extend(serviceUpdateSchema, { ...saveShape, ...baseShape })
	.check(publicationCheck);
export const serviceBodySchema = z.extend(serviceFormSchema, saveShape).check(publicationCheck);

/** Sortable fields of the managed list. */
export const serviceSortFields = ['servicesHeader', 'rank'] as const;

export type ManagedService = z.output<typeof managedServiceSchema>;
export type ServiceForm = z.input<typeof serviceFormSchema>;
export type ServiceUpdateBody = z.output<typeof serviceUpdateBodySchema>;
export type Service = z.output<typeof serviceSchema>;
