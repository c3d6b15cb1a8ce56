import * as z from 'zod/mini';

/** What a visitor wrote through the contact form, as they know it. */
export const ownMessageSchema = z.object({
	_id: z.string(),
	name: z.string(),
	email: z.string(),
	number: z.string(),
	subject: z.string(),
	details: z.string(),
	/** What it is about, by the names the projects had. */
	projects: z.array(z.object({ _id: z.string(), name: z.string() })),
	/** When it came. */
	date: z.iso.datetime(),
});

export const messageSchema = z.extend(ownMessageSchema, { read: z.boolean() });

export const readBodySchema = z.object({ read: z.boolean() });

export const subscriberSchema = z.object({
	_id: z.string(),
	email: z.string(),
	/** Whether the link of the confirmation mail was opened, or none had to be. */
	confirmed: z.boolean(),
	date: z.iso.datetime(),
	/** Where this subscriber takes the address out, to go into every letter. */
	unsubscribe: z.string(),
});

/** By what a managed list is sorted. */
export const messageSortFields = ['name', 'email', 'subject', 'read', 'date'] as const;
export const subscriberSortFields = ['email', 'confirmed', 'date'] as const;

export type OwnMessage = z.output<typeof ownMessageSchema>;
export type Message = z.output<typeof messageSchema>;
export type Subscriber = z.output<typeof subscriberSchema>;
