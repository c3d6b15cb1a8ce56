import * as z from 'zod/mini';
import { maxLengths } from '../limits';
import { messages } from '../messages';
import { pictureAddress, requiredText } from './fields';
import { pictureSchema } from './picture';

export const serviceSchema = z.object({
	_id: z.string(),
	servicesHeader: z.string(),
	servicesDescription: z.string(),
	/** Absolute address of the picture; empty where there is none. */
	img: z.string(),
	picture: z.nullable(pictureSchema),
});

/** The form that adds a service. */
export const serviceFormSchema = z.object({
	servicesHeader: requiredText(messages.enterBox, maxLengths.line),
	servicesDescription: requiredText(messages.enterBox, maxLengths.text),
	img: pictureAddress(messages.enterBox),
});

/** What is left out stays as it is. */
export const serviceUpdateSchema = z.partial(serviceFormSchema);

/** By what a managed list is sorted. */
export const serviceSortFields = ['servicesHeader', 'rank'] as const;

export type ServiceForm = z.input<typeof serviceFormSchema>;
export type ServiceBody = z.output<typeof serviceFormSchema>;
export type ServiceUpdateBody = z.output<typeof serviceUpdateSchema>;
export type Service = z.output<typeof serviceSchema>;
