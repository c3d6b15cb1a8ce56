import * as z from 'zod/mini';
import { maxLengths } from '../limits';
import * as messages from '../messages';

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

/** What the owner answered to a message. */
export const answerSchema = z.object({
	text: z.string(),
	date: z.iso.datetime(),
	/** Whether it was mailed from here, or begun in the owner's own mail program. */
	mailed: z.boolean(),
});

export const messageSchema = z.extend(ownMessageSchema, {
	read: z.boolean(),
	/** Oldest first. */
	answers: z.array(answerSchema),
});

export const messageStates = ['new', 'read', 'answered'] as const;

/** What is unread is new, also where it was answered before. */
export const messageState = ({
	read,
	answers,
}: Pick<z.output<typeof messageSchema>, 'read' | 'answers'>): MessageState => {
	if (!read) return 'new';
	return answers.length > 0 ? 'answered' : 'read';
};

export const readBodySchema = z.object({ read: z.boolean() });

export const replyBodySchema = z.object({
	text: z
		.string(messages.enterReply)
		.check(
			z.trim(),
			z.minLength(1, messages.enterReply),
			z.maxLength(maxLengths.text, messages.tooLong(maxLengths.text)),
		),
	/** Sent from one's own mail program: it is only kept. */
	program: z.optional(z.boolean()),
});

export const subscriberSchema = z.object({
	_id: z.string(),
	email: z.string(),
	/** Whether the link of the confirmation mail was opened, or none had to be. */
	confirmed: z.boolean(),
	date: z.iso.datetime(),
	/** When that was; null where it was not, or is not known. */
	confirmedOn: z.nullable(z.iso.datetime()),
	/** Where this subscriber takes the address out, to go into every letter. */
	unsubscribe: z.string(),
});

/** By what a managed list is sorted. */
export const messageSortFields = ['name', 'email', 'subject', 'read', 'date'] as const;
export const subscriberSortFields = ['email', 'confirmed', 'date'] as const;

export type OwnMessage = z.output<typeof ownMessageSchema>;
export type Answer = z.output<typeof answerSchema>;
export type MessageState = (typeof messageStates)[number];
export type Message = z.output<typeof messageSchema>;
export type Subscriber = z.output<typeof subscriberSchema>;
