import * as z from 'zod/mini';
import { maxLengths } from '../limits';
import { messages } from '../messages';
import { pictureAddress, requiredText } from './fields';
import { pictureSchema } from './picture';
import { baseShape, savable, saveShape, stateShape } from './state';

export const serviceSchema = z.object({
	_id: z.string(),
	servicesHeader: z.string(),
	servicesDescription: z.string(),
	/** Absolute address of the picture; empty where there is none. */
	img: z.string(),
	picture: z.nullable(pictureSchema),
	/** When it was last changed; its place in the list does not count. */
	updated: z.iso.datetime(),
});

/** As its owner sees it. */
export const managedServiceSchema = z.extend(serviceSchema, stateShape);

/** The form that adds a service. */
export const serviceFormSchema = z.object({
	servicesHeader: requiredText(messages.enterBox, maxLengths.line),
	servicesDescription: requiredText(messages.enterBox, maxLengths.text),
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
