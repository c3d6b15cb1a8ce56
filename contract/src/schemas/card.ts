import * as z from 'zod/mini';
import * as messages from '../messages';
import { pictureSchema } from './picture';

/** A project in a cart, as it was when it was added. */
export const cartItemSchema = z.object({
	_id: z.string(),
	projectId: z.string(),
	/** The project's address of today; its id where it is gone. */
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
	email: z.string(),
	userName: z.string(),
	userImg: z.nullable(z.string()),
	/** When it was added. */
	date: z.iso.datetime(),
});

/** All but the id is copied from the project and the account. */
export const cardBodySchema = z.object({
	projectId: z.string(messages.chooseProject).check(z.minLength(1, messages.chooseProject)),
	/** When it was put in before, where it is put back; what lies ahead counts as now. */
	addedOn: z.optional(z.iso.datetime()),
});

export type CartItem = z.output<typeof cartItemSchema>;
