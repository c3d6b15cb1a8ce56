import * as z from 'zod/mini';
import { maxLengths, priceRange } from '../limits';
import * as messages from '../messages';
import { requiredLine, requiredText } from './fields';
import { tagsField } from './tags';

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
	/** Paths of the pages that the sender had read before, if they agreed to send them. */
	pages: z.array(z.string()),
	/** Time of receipt. */
	date: z.iso.datetime(),
});

/** The owner's reply to a message. */
export const answerSchema = z.object({
	text: z.string(),
	date: z.iso.datetime(),
	/** True if the CMS sent the reply, false if the owner used a mail program. */
	mailed: z.boolean(),
	/** Message-ID of the e-mail, to which later replies refer. */
	messageId: z.optional(z.string()),
});

/** Stages of an enquiry, in order. The owner can rename them (setting `stages`). */
export const messageStages = ['new', 'talking', 'won', 'lost', 'spam'] as const;

export const messageSchema = z.extend(ownMessageSchema, {
	read: z.boolean(),
	stage: z.enum(messageStages),
	/** The owner's private note. */
	note: z.string(),
	/** Value of the enquiry in the site's currency. */
	value: z.nullable(z.number()),
	/** Day on which the owner is reminded, such as `2026-12-24`. */
	followUp: z.nullable(z.iso.date()),
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

/** A day, or a moment of which only the day counts. */
const dayField = z.pipe(
	z.union([z.iso.date(messages.noDay), z.iso.datetime({ offset: true, error: messages.noDay })]),
	z.transform((moment: string) => moment.slice(0, 'YYYY-MM-DD'.length)),
);

export const messageUpdateSchema = z
	.object({
		read: z.optional(z.boolean()),
		stage: z.optional(z.enum(messageStages)),
		note: z.optional(
			z.string().check(z.trim(), z.maxLength(maxLengths.text, messages.tooLong(maxLengths.text))),
		),
		value: z.optional(
			z.nullable(
				z
					.number()
					.check(
						z.minimum(priceRange.min, messages.numberBetween(priceRange.min, priceRange.max)),
						z.maximum(priceRange.max, messages.numberBetween(priceRange.min, priceRange.max)),
					),
			),
		),
		followUp: z.optional(z.nullable(dayField)),
	})
	.check(z.refine((changes) => Object.keys(changes).length > 0, messages.nothingToChange));

export const replyBodySchema = z.object({
	text: requiredText(messages.enterReply, maxLengths.text),
	/** If true, the owner sends the reply from a mail program, and it is only stored. */
	program: z.optional(z.boolean()),
});

/** A reply that the owner has saved. `{name}` and `{project}` stand for the sender and the projects. */
export const savedReplySchema = z.object({
	_id: z.string(),
	title: z.string(),
	text: z.string(),
});

export const savedReplyBodySchema = z.object({
	title: requiredLine(messages.fillIn, maxLengths.name),
	text: requiredText(messages.enterReply, maxLengths.text),
});

export const savedReplyUpdateSchema = z.partial(savedReplyBodySchema);

/** Fills in the placeholders of a saved reply. */
export const fillReply = (
	text: string,
	{ name, projects }: Pick<z.output<typeof ownMessageSchema>, 'name' | 'projects'>,
): string =>
	text
		.replaceAll('{name}', () => name)
		.replaceAll('{project}', () => projects.map((project) => project.name).join(', '));

export const subscriberSchema = z.object({
	_id: z.string(),
	email: z.string(),
	/** True if the subscription was confirmed by e-mail, or needed no confirmation. */
	confirmed: z.boolean(),
	date: z.iso.datetime(),
	/** Time of the confirmation; null if unconfirmed or unknown. */
	confirmedOn: z.nullable(z.iso.datetime()),
	/** Consent that the importing owner has stated; null for an address that was not imported. */
	consentNote: z.nullable(z.string()),
	tags: z.array(z.string()),
	/** Time since which the address gets no letters, because it refused three in a row. */
	suspendedOn: z.nullable(z.iso.datetime()),
	/** Personal unsubscribe link, to include in every newsletter. */
	unsubscribe: z.string(),
});

export const subscriberUpdateSchema = z
	.object({
		tags: tagsField,
		/** `false` lets a suspended address get letters again. */
		suspended: z.optional(z.literal(false)),
	})
	.check(
		z.refine(
			({ tags, suspended }) => tags !== undefined || suspended !== undefined,
			messages.nothingToChange,
		),
	);

/** Sortable fields of the managed lists. */
export const messageSortFields = ['name', 'email', 'subject', 'read', 'date'] as const;
export const subscriberSortFields = ['email', 'confirmed', 'date'] as const;

export type OwnMessage = z.output<typeof ownMessageSchema>;
export type MessageAnswer = z.output<typeof answerSchema>;
export type MessageStage = (typeof messageStages)[number];
export type SavedReply = z.output<typeof savedReplySchema>;
export type MessageState = (typeof messageStates)[number];
export type ContactMessage = z.output<typeof messageSchema>;
export type NewsletterSubscriber = z.output<typeof subscriberSchema>;
