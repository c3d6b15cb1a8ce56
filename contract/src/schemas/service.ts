import * as z from 'zod/mini';
import { pictureSchema } from './picture';

export const serviceSchema = z.object({
	_id: z.string(),
	servicesHeader: z.string(),
	servicesDescription: z.string(),
	/** Absolute address of the picture; empty where there is none. */
	img: z.string(),
	picture: z.nullable(pictureSchema),
});

export type Service = z.output<typeof serviceSchema>;
