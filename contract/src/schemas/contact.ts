import * as z from 'zod/mini';
import { MAX_MESSAGE_PAGES, MAX_MESSAGE_PROJECTS, maxLengths } from '../limits';
import * as messages from '../messages';
import { publicPathPattern } from '../site-pages';
import { lineField, requiredLine, requiredText } from './fields';

/** An e-mail address, trimmed and in lower case. */
export const emailSchema = z
	.string(messages.enterEmail)
	.check(
		z.trim(),
		z.toLowerCase(),
		z.minLength(1, messages.enterEmail),
		z.maxLength(maxLengths.email, messages.tooLong(maxLengths.email)),
		z.email(messages.invalidEmail),
	);

/** Hidden field that only bots fill in. */
const honeypotField = z.optional(z.string());

const projectIds = z
	.array(z.string().check(z.maxLength(maxLengths.name)))
	.check(z.maxLength(MAX_MESSAGE_PROJECTS));

const pagePaths = z
	.array(z.string().check(z.maxLength(maxLengths.path), z.regex(publicPathPattern)))
	.check(z.maxLength(MAX_MESSAGE_PAGES));

export const contactBodySchema = z.object({
	name: requiredLine(messages.enterName, maxLengths.name),
	email: emailSchema,
	/** Required only if the owner's settings say so. */
	number: z.optional(
		lineField().check(
			z.trim(),
			z.maxLength(maxLengths.phone, messages.tooLong(maxLengths.phone)),
			z.regex(/^(?:[+\d][\d\s().-]*)?$/, messages.invalidNumber),
		),
	),
	subject: requiredLine(messages.enterSubject, maxLengths.subject),
	details: requiredText(messages.enterDetails, maxLengths.text),
	/** Ids of the projects it is about. */
	projects: z.optional(projectIds),
	/** Paths of the pages that the visitor has read in this session and agrees to send. */
	pages: z.optional(pagePaths),
	/** Milliseconds between the display of the form and its submission, which programs take little of. */
	elapsed: z.optional(z.int().check(z.minimum(0))),
	website: honeypotField,
});

/** Contact form. Form fields are texts, so the project ids are separated by commas and the paths by spaces. */
export const contactFormSchema = z.extend(z.omit(contactBodySchema, { elapsed: true }), {
	projects: z.optional(
		z.pipe(
			z.pipe(
				z.string().check(z.maxLength(MAX_MESSAGE_PROJECTS * (maxLengths.name + 1))),
				z.transform((ids: string) => ids.split(',').filter(Boolean)),
			),
			projectIds,
		),
	),
	/** Value of a checkbox: `false` if it is not ticked. */
	pages: z.optional(
		z.pipe(
			z.pipe(
				z.union([
					z.literal(false),
					z.string().check(z.maxLength(MAX_MESSAGE_PAGES * (maxLengths.path + 1))),
				]),
				z.transform((paths: string | false) => (paths || '').split(' ').filter(Boolean)),
			),
			pagePaths,
		),
	),
});

/** Contact form with a required telephone number. */
export const numberedFormSchema = z.extend(contactFormSchema, {
	number: requiredLine(messages.enterNumber, maxLengths.phone).check(
		z.regex(/^[+\d][\d\s().-]*$/, messages.invalidNumber),
	),
});

export const newsletterBodySchema = z.object({ email: emailSchema, website: honeypotField });

const linkTokenSchema = z
	.string(messages.linkExpired)
	.check(z.minLength(1, messages.linkExpired), z.maxLength(200, messages.linkExpired));

export const confirmBodySchema = z.object({ token: linkTokenSchema });
/** The token is either in the query or in the body. */
export const unsubscribeBodySchema = z.object({ token: z.optional(linkTokenSchema) });

export type ContactBody = z.input<typeof contactBodySchema>;
