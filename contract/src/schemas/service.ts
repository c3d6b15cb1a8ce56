import * as z from 'zod/mini';
import { maxLengths, price, serviceDeliverables, serviceProjects } from '../limits';
import * as messages from '../messages';
import {
	optionalLine,
	optionalList,
	optionalNumber,
	pictureAddress,
	requiredLine,
	requiredText,
} from './fields';
import { pictureSchema } from './picture';
import { baseShape, savable, saveShape, stateShape } from './state';

export const serviceSchema = z.object({
	_id: z.string(),
	servicesHeader: z.string(),
	servicesDescription: z.string(),
	/** Absolute address of the picture; empty where there is none. */
	img: z.string(),
	picture: z.nullable(pictureSchema),
	/** What one gets. */
	deliverables: z.array(z.string()),
	/** How long it takes, in words. */
	duration: z.string(),
	/** 0 is free, null not said. */
	priceFrom: z.nullable(z.number()),
	/** Ids of the projects that show it, as far as they are shown themselves. */
	projects: z.array(z.string()),
	/** The same by name. */
	related: z.array(z.object({ _id: z.string(), slug: z.string(), name: z.string() })),
	/** When it was last changed; its place in the list does not count. */
	updated: z.iso.datetime(),
});

/** As its owner sees it. */
export const managedServiceSchema = z.extend(serviceSchema, stateShape);

/** The form that adds a service. */
export const serviceFormSchema = z.object({
	servicesHeader: requiredLine(messages.enterBox, maxLengths.line),
	servicesDescription: requiredText(messages.enterBox, maxLengths.text),
	deliverables: optionalList(requiredLine(messages.fillIn, maxLengths.line), serviceDeliverables),
	duration: optionalLine(maxLengths.name),
	priceFrom: optionalNumber(messages.enterPrice, price),
	projects: optionalList(requiredLine(messages.fillIn, maxLengths.name), serviceProjects),
	img: pictureAddress(messages.enterBox),
});

/** What is left out stays as it is. */
export const serviceUpdateSchema = z.partial(serviceFormSchema);
export const serviceUpdateBodySchema = z
	.extend(serviceUpdateSchema, { ...saveShape, ...baseShape })
	.check(savable);
export const serviceBodySchema = z.extend(serviceFormSchema, saveShape).check(savable);

/** By what a managed list is sorted. */
export const serviceSortFields = ['servicesHeader', 'rank'] as const;

export type ManagedService = z.output<typeof managedServiceSchema>;
export type ServiceForm = z.input<typeof serviceFormSchema>;
export type ServiceBody = z.output<typeof serviceBodySchema>;
export type ServiceUpdateBody = z.output<typeof serviceUpdateBodySchema>;
export type Service = z.output<typeof serviceSchema>;
