import * as z from 'zod/mini';
import * as messages from '../messages';
import { pictureSchema } from './picture';

/** A project in a cart, as it was when added. */
export const cartItemSchema = z.object({
	_id: z.string(),
	projectId: z.string(),
	/** Current slug of the project, or its id if the project no longer exists. */
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
	email: z.string(),
	userName: z.string(),
	userImg: z.nullable(z.string()),
	/** When it was added. */
	date: z.iso.datetime(),
});

/** Only the project id is sent. All other fields are copied from the project and the account. */
export const cardBodySchema = z.object({
	projectId: z.string(messages.chooseProject).check(z.minLength(1, messages.chooseProject)),
	/** Original time of an item that is put back. A future time counts as now. */
	addedOn: z.optional(z.iso.datetime()),
});

export type CartItem = z.output<typeof cartItemSchema>;
