import * as z from 'zod/mini';
import { addressPatterns } from '../addresses';
import { maxLengths } from '../limits';
import { messages } from '../messages';

/** A text that must be there: trimmed, at most `most` characters. */
/*@__NO_SIDE_EFFECTS__*/
export const requiredText = (message: string, most: number) =>
	z
		.string(message)
		.check(
			z.trim(),
			z.minLength(1, { error: message, abort: true }),
			z.maxLength(most, messages.tooLong(most)),
		);

/*@__NO_SIDE_EFFECTS__*/
const maybeText = (most: number) =>
	z.nullish(z.string().check(z.trim(), z.maxLength(most, messages.tooLong(most))));

/** A text of an entry that may be empty: '' and null clear it, left out it stays as it is. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalText = (most: number) =>
	z.pipe(
		maybeText(most),
		z.transform((text) => (text === undefined ? undefined : text || null)),
	);

/** A text that need not be said, such as what to search for: '' and null are as though left out. */
/*@__NO_SIDE_EFFECTS__*/
export const unsaidText = (most: number) =>
	z.pipe(
		maybeText(most),
		z.transform((text) => text || undefined),
	);

const web = /^https?$/;
const webAddress = /*@__PURE__*/ new RegExp(addressPatterns.web);
const pictureOf = /*@__PURE__*/ new RegExp(addressPatterns.picture);
const tooLongAddress = messages.tooLong(maxLengths.url);

/** A web address that must be there. */
/*@__NO_SIDE_EFFECTS__*/
export const requiredAddress = (message: string) =>
	z
		.string(message)
		.check(
			z.trim(),
			z.minLength(1, { error: message, abort: true }),
			z.maxLength(maxLengths.url, { error: tooLongAddress, abort: true }),
			z.regex(webAddress, { error: messages.invalidAddress, abort: true }),
			z.url({ protocol: web, error: messages.invalidAddress, normalize: false }),
		);

/** The address of a picture: of an uploaded one as its upload answered it, or of one elsewhere. */
/*@__NO_SIDE_EFFECTS__*/
export const pictureAddress = (message: string) =>
	z
		.string(message)
		.check(
			z.trim(),
			z.minLength(1, { error: message, abort: true }),
			z.maxLength(maxLengths.url, { error: tooLongAddress, abort: true }),
			z.regex(pictureOf, messages.invalidAddress),
		);

/** A whole number, or its digits as earlier clients send them. */
/*@__NO_SIDE_EFFECTS__*/
export const wholeField = (message: string, { min, max }: { min: number; max: number }) =>
	z.pipe(
		z.pipe(
			z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d+$/, message))], message),
			z.transform(Number),
		),
		z.int(message).check(z.minimum(min, message), z.maximum(max, message)),
	);

const decimals = 100;

/** A number, or its digits as a form field holds them; rounded to two decimals. */
/*@__NO_SIDE_EFFECTS__*/
export const numberField = (message: string, { min, max }: { min: number; max: number }) =>
	z.pipe(
		z.pipe(
			z.union(
				[z.number(), z.string().check(z.trim(), z.regex(/^[+-]?\d+(?:\.\d+)?$/, message))],
				message,
			),
			z.transform((given) => Math.round(Number(given) * decimals) / decimals),
		),
		z
			.number(messages.between(min, max))
			.check(
				z.minimum(min, messages.between(min, max)),
				z.maximum(max, messages.between(min, max)),
			),
	);
