import * as z from 'zod/mini';
import { maxLengths, ratingRange } from '../limits';
import * as messages from '../messages';
import { emailSchema } from './contact';
import { lineField, lineOrUndefined, requiredLine, requiredText, wholeField } from './fields';

/** Maximum characters of a role and of a company; both together are a line below the name. */
export const MAX_ROLE_LENGTH = 59;
/** Maximum characters of a photo as a data URL: the form reduces it to a small square. */
export const MAX_PHOTO_DATA_LENGTH = 600_000;

export const testimonialStates = ['open', 'used', 'withdrawn', 'revoked', 'expired'] as const;

export const reminderStates = ['none', 'planned', 'sent'] as const;

/** A personal link with which a client without an account writes a testimonial. */
export const testimonialRequestSchema = z.object({
	_id: z.string(),
	/** Address of the form. */
	url: z.string(),
	name: z.string(),
	email: z.string(),
	/** Project that the testimonial is about. */
	project: z.nullable(z.object({ _id: z.string(), name: z.string() })),
	state: z.enum(testimonialStates),
	date: z.iso.datetime(),
	expiresAt: z.iso.datetime(),
	/** True if the link was sent by e-mail. */
	mailed: z.boolean(),
	/** Whether a reminder is wanted after seven days, and whether it was sent. */
	reminder: z.enum(reminderStates),
	/** Review that was written with the link, if it still exists. */
	reviewId: z.nullable(z.string()),
});

const idField = lineOrUndefined(maxLengths.name);

export const testimonialRequestBodySchema = z.object({
	projectId: idField,
	/** Enquiry that it follows; supplies a missing name. Only for callers who read messages. */
	messageId: idField,
	/** Address to which the link is sent; without one, the owner passes it on. */
	email: z.optional(
		z.union([
			z.pipe(
				z.literal(''),
				z.transform(() => undefined),
			),
			emailSchema,
		]),
	),
	name: lineOrUndefined(maxLengths.name),
	/** If true, a link that was e-mailed and not used is sent again once, after seven days. */
	remind: z.optional(z.boolean()),
});

export const testimonialParams = z.object({
	token: z.string().check(z.minLength(1), z.maxLength(maxLengths.name)),
});

/** Content of the form behind a link. */
export const testimonialFormSchema = z.object({
	name: z.string(),
	project: z.nullable(z.object({ name: z.string() })),
	expiresAt: z.iso.datetime(),
});

const roleField = z.optional(
	lineField().check(z.trim(), z.maxLength(MAX_ROLE_LENGTH, messages.tooLong(MAX_ROLE_LENGTH))),
);

export const testimonialBodySchema = z.object({
	UserName: requiredLine(messages.enterName, maxLengths.name),
	role: roleField,
	company: roleField,
	rating: wholeField(messages.chooseRating, ratingRange),
	reviewText: requiredText(messages.enterReview, maxLengths.text),
	consent: z.literal(true, messages.consentMissing),
	/** Photo as a data URL. Other addresses are ignored. */
	userImg: z.nullish(z.string().check(z.maxLength(MAX_PHOTO_DATA_LENGTH, messages.noPicture))),
});

export type TestimonialState = (typeof testimonialStates)[number];
export type TestimonialRequest = z.output<typeof testimonialRequestSchema>;
export type TestimonialForm = z.output<typeof testimonialFormSchema>;
export type TestimonialBody = z.output<typeof testimonialBodySchema>;
