import * as z from 'zod/mini';
import { maxLengths } from '../limits';
import * as messages from '../messages';

/** A contact message, with the fields its sender may see. */
export const ownMessageSchema = z.object({
	_id: z.string(),
	name: z.string(),
	email: z.string(),
	number: z.string(),
	subject: z.string(),
	details: z.string(),
	/** Projects the message is about, with their names at the time. */
	projects: z.array(z.object({ _id: z.string(), name: z.string() })),
	/** Time of receipt. */
	date: z.iso.datetime(),
});

/** The owner's reply to a message. */
export const answerSchema = z.object({
	text: z.string(),
	date: z.iso.datetime(),
	/** True if the CMS sent the reply, false if the owner used a mail program. */
	mailed: z.boolean(),
});

export const messageSchema = z.extend(ownMessageSchema, {
	read: z.boolean(),
	/** Oldest first. */
	answers: z.array(answerSchema),
});

export const messageStates = ['new', 'read', 'answered'] as const;

/** Returns the state of a message. An unread message is new, even if it was answered before. */
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
	/** If true, the owner sends the reply from a mail program, and it is only stored. */
	program: z.optional(z.boolean()),
});

export const subscriberSchema = z.object({
	_id: z.string(),
	email: z.string(),
	/** True if the subscription was confirmed by e-mail, or needed no confirmation. */
	confirmed: z.boolean(),
	date: z.iso.datetime(),
	/** Time of the confirmation; null if unconfirmed or unknown. */
	confirmedOn: z.nullable(z.iso.datetime()),
	/** Personal unsubscribe link, to include in every newsletter. */
	unsubscribe: z.string(),
});

/** Sortable fields of the managed lists. */
export const messageSortFields = ['name', 'email', 'subject', 'read', 'date'] as const;
export const subscriberSortFields = ['email', 'confirmed', 'date'] as const;

export type OwnMessage = z.output<typeof ownMessageSchema>;
export type MessageAnswer = z.output<typeof answerSchema>;
export type MessageState = (typeof messageStates)[number];
export type ContactMessage = z.output<typeof messageSchema>;
export type NewsletterSubscriber = z.output<typeof subscriberSchema>;
