import * as z from 'zod/mini';
import { pictureSchema } from './picture';

export const projectCategories = ['Web Design', 'Web Development'] as const;

export const projectSchema = z.object({
	_id: z.string(),
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
	/** Dollars; 0 is free. */
	projectPrice: z.number(),
	projectsDescription: z.string(),
	category: z.nullable(z.enum(projectCategories)),
	date: z.iso.datetime(),
});

export type Project = z.output<typeof projectSchema>;
export type ProjectCategory = (typeof projectCategories)[number];
