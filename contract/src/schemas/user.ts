import * as z from 'zod/mini';
import { maxLengths } from '../limits';
import * as messages from '../messages';
import { lineField, requiredLine, requiredText } from './fields';
import { pictureSchema } from './picture';

/** `editor` and `assistant` help the admin: with the blog, or with projects, services, skills and reviews. */
export const userRoles = ['admin', 'editor', 'assistant', 'normal'] as const;

/** An account, as its holder and the owner see it. */
export const userSchema = z.object({
	_id: z.string(),
	displayName: z.string(),
	email: z.string(),
	emailVerified: z.boolean(),
	phoneNumber: z.nullable(z.string()),
	/** Absolute URL of an uploaded picture. */
	photoURL: z.nullable(z.string()),
	picture: z.nullable(pictureSchema),
	role: z.enum(userRoles),
	country: z.string(),
	city: z.string(),
	address: z.string(),
	aboutMe: z.string(),
	/** False for accounts that have only used Google sign-in. */
	hasPassword: z.boolean(),
	/** Whether signing in with the password also requires a code. */
	twoStep: z.boolean(),
	/** Time of creation. */
	date: z.iso.datetime(),
	/** Time of agreement to the terms; null if the holder was never asked. */
	termsAccepted: z.nullable(z.iso.datetime()),
});

/** The profile form; its e-mail is read-only. */
export const profileSchema = z.object({
	displayName: requiredLine(messages.profileName, maxLengths.name),
	country: requiredLine(messages.profileCountry, maxLengths.name),
	city: requiredLine(messages.profileCity, maxLengths.name),
	address: requiredLine(messages.profileAddress, maxLengths.line),
	aboutMe: requiredText(messages.profileAbout, maxLengths.text),
});

const { displayName, country, city, address, aboutMe } = profileSchema.shape;

/** Changes to a profile; null leaves a field unchanged. */
export const userBodySchema = z.object({
	displayName: z.nullish(displayName),
	country: z.nullish(country),
	city: z.nullish(city),
	address: z.nullish(address),
	aboutMe: z.nullish(aboutMe),
	phoneNumber: z.nullish(
		lineField().check(
			z.trim(),
			z.maxLength(maxLengths.phone, messages.tooLong(maxLengths.phone)),
			z.regex(/^(?:[+\d][\d\s().-]*)?$/, messages.invalidNumber),
		),
	),
	/**
	 * Address of a picture uploaded here; empty removes the picture. Any other address is ignored: a client of
	 * the original backend sends Google's with every sign-in.
	 */
	photoURL: z.nullish(z.string()),
});

/** Sortable fields of the managed list. */
export const userSortFields = ['displayName', 'email', 'date'] as const;

export const sessionSchema = z.object({
	_id: z.string(),
	/** Such as `Firefox 128`; empty if unknown. */
	browser: z.string(),
	/** Such as `Android 14`. */
	os: z.string(),
	device: z.enum(['desktop', 'mobile', 'tablet', 'other']),
	signedInAt: z.iso.datetime(),
	lastUsedAt: z.iso.datetime(),
	/** Whether it is the session of this request. */
	current: z.boolean(),
});

export type User = z.output<typeof userSchema>;
export type UserRole = (typeof userRoles)[number];
export type ProfileForm = z.input<typeof profileSchema>;
export type Session = z.output<typeof sessionSchema>;

/** Estimated location of a visitor. All fields are null if it is unknown. */
export const locationSchema = z.object({
	ip: z.nullable(z.string()),
	city: z.nullable(z.string()),
	region: z.nullable(z.string()),
	country: z.nullable(z.string()),
	/** `latitude,longitude`. */
	loc: z.nullable(z.string()),
});

export type VisitorLocation = z.output<typeof locationSchema>;
