import * as z from 'zod/mini';
import { maxLengths, maxMessageProjects } from '../limits';
import * as messages from '../messages';
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

/** A field people never see; what fills it in is a machine. */
const honeypot = z.optional(z.string());

const projectIds = z
	.array(z.string().check(z.maxLength(maxLengths.name)))
	.check(z.maxLength(maxMessageProjects));

export const contactBodySchema = z.object({
	name: requiredLine(messages.enterName, maxLengths.name),
	email: emailSchema,
	/** Whether it must be said, the owner decides. */
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
	website: honeypot,
});

/** The contact form: a form's fields are texts, so its projects are parted by commas. */
export const contactFormSchema = z.extend(contactBodySchema, {
	projects: z.optional(
		z.pipe(
			z.pipe(
				z.string().check(z.maxLength(maxMessageProjects * (maxLengths.name + 1))),
				z.transform((ids: string) => ids.split(',').filter(Boolean)),
			),
			projectIds,
		),
	),
});

/** The same where a telephone number must be said. */
export const numberedFormSchema = z.extend(contactFormSchema, {
	number: requiredLine(messages.enterNumber, maxLengths.phone).check(
		z.regex(/^[+\d][\d\s().-]*$/, messages.invalidNumber),
	),
});

export const newsletterBodySchema = z.object({ email: emailSchema, website: honeypot });

const token = z
	.string(messages.linkExpired)
	.check(z.minLength(1, messages.linkExpired), z.maxLength(200, messages.linkExpired));

export const confirmBodySchema = z.object({ token });
/** One of query and body has it. */
export const unsubscribeBodySchema = z.object({ token: z.optional(token) });

export type ContactBody = z.input<typeof contactBodySchema>;
export type NewsletterBody = z.input<typeof newsletterBodySchema>;
