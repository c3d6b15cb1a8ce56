import * as z from 'zod/mini';
import { maxLengths } from '../limits';
import * as messages from '../messages';
import { emailSchema } from './contact';
import { lineOrUndefined } from './fields';

/**
 * A draft can be edited; a scheduled letter is sent at its time. A cancelled letter keeps the recipients that it has not
 * reached, so that sending it again continues.
 */
export const letterStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;

/** Letter to the confirmed subscribers: a post, a text of its own, or a text above a post. */
export const letterSchema = z.object({
	_id: z.string(),
	subject: z.string(),
	/** Markdown. */
	text: z.string(),
	post: z.nullable(z.object({ _id: z.string(), title: z.string() })),
	/** Only subscribers with this tag receive the letter; null for all. */
	tag: z.nullable(z.string()),
	state: z.enum(letterStates),
	/** Time at which it is sent; null for at once. */
	sendAt: z.nullable(z.iso.datetime()),
	date: z.iso.datetime(),
	startedAt: z.nullable(z.iso.datetime()),
	finishedAt: z.nullable(z.iso.datetime()),
	/** Reason why sending is interrupted, such as a mail server that does not answer. */
	problem: z.nullable(z.string()),
	counts: z.object({
		/** Before sending: subscribers who would receive it now. */
		recipients: z.int(),
		/** Letters that the mail server has accepted. */
		sent: z.int(),
		failed: z.int(),
		/** Recipients who have unsubscribed since. */
		unsubscribed: z.int(),
	}),
});

const letterParts = {
	/** Defaults to the title of the post. */
	subject: lineOrUndefined(maxLengths.line),
	text: z.optional(
		z
			.string()
			.check(z.trim(), z.maxLength(maxLengths.article, messages.tooLong(maxLengths.article))),
	),
	/** Post that is sent; null removes it. */
	blogId: z.nullish(z.string().check(z.maxLength(maxLengths.name))),
	tag: z.nullish(z.string().check(z.trim(), z.maxLength(maxLengths.name))),
	sendAt: z.nullish(z.iso.datetime()),
};

export const letterBodySchema = z.object(letterParts).check(
	z.refine(({ subject, blogId }) => Boolean(subject || blogId), {
		error: messages.enterSubject,
		path: ['subject'],
	}),
);

export const letterUpdateSchema = z
	.object(letterParts)
	.check(z.refine((changes) => Object.keys(changes).length > 0, messages.nothingToChange));

/** A letter as a recipient gets it. */
export const letterPreviewSchema = z.object({
	subject: z.string(),
	html: z.string(),
	text: z.string(),
});

/** A recipient whose address has refused a letter. */
export const letterFailureSchema = z.object({
	/** Id of the subscriber. */
	_id: z.string(),
	/** Null if they have unsubscribed since. */
	email: z.nullable(z.string()),
	/** Answer of the mail server. */
	reason: z.string(),
	/** Whether letters skip the address. */
	suspended: z.boolean(),
});

export const letterTestBodySchema = z.object({ email: emailSchema });

export type Letter = z.output<typeof letterSchema>;
export type LetterFailure = z.output<typeof letterFailureSchema>;
export type LetterState = (typeof letterStates)[number];
export type LetterBody = z.output<typeof letterBodySchema>;
