import * as z from 'zod/mini';
import { addressPatterns } from '../addresses';
import { maxLengths } from '../limits';
import * as messages from '../messages';
import { oneLine } from '../normalize-text';

/*
 * Builders of form fields. Each checks and normalizes one value; `most` is a maximum length or number, and `message` is
 * shown for a missing or wrong value.
 */

/** A text on a single line: line breaks and other control characters become spaces. */
/*@__NO_SIDE_EFFECTS__*/
export const lineField = (message?: string) => z.string(message).check(z.overwrite(oneLine));

/*@__NO_SIDE_EFFECTS__*/
const checkRequired = (text: z.ZodMiniString<string>, message: string, most: number) =>
	text.check(
		z.trim(),
		z.minLength(1, { error: message, abort: true }),
		z.maxLength(most, messages.tooLong(most)),
	);

/** A required text: trimmed, at most `most` characters. */
/*@__NO_SIDE_EFFECTS__*/
export const requiredText = (message: string, most: number) =>
	checkRequired(z.string(message), message, most);

/** A required text on a single line: trimmed, at most `most` characters. */
/*@__NO_SIDE_EFFECTS__*/
export const requiredLine = (message: string, most: number) =>
	checkRequired(lineField(message), message, most);

/*@__NO_SIDE_EFFECTS__*/
const checkOptional = (text: z.ZodMiniString<string>, most: number) =>
	z.pipe(
		z.nullish(text.check(z.trim(), z.maxLength(most, messages.tooLong(most)))),
		z.transform((given) => (given === undefined ? undefined : given || null)),
	);

/** An optional text of an entry: '' and null clear it, undefined leaves it unchanged. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalText = (most: number) => checkOptional(z.string(), most);

/** An optional text of an entry on a single line, as `optionalText`. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalLine = (most: number) => checkOptional(lineField(), most);

/** A single line such as a search: '' and null become undefined. */
/*@__NO_SIDE_EFFECTS__*/
export const lineOrUndefined = (most: number) =>
	z.pipe(
		checkOptional(lineField(), most),
		z.transform((line) => line ?? undefined),
	);

const httpProtocol = /^https?$/;
const webAddressPattern = /*@__PURE__*/ new RegExp(addressPatterns.web);
const pictureAddressPattern = /*@__PURE__*/ new RegExp(addressPatterns.picture);
const tooLongAddress = messages.tooLong(maxLengths.url);

/** A required web address. */
/*@__NO_SIDE_EFFECTS__*/
export const requiredAddress = (message: string) =>
	z
		.string(message)
		.check(
			z.trim(),
			z.minLength(1, { error: message, abort: true }),
			z.maxLength(maxLengths.url, { error: tooLongAddress, abort: true }),
			z.regex(webAddressPattern, { error: messages.invalidAddress, abort: true }),
			z.url({ protocol: httpProtocol, error: messages.invalidAddress, normalize: false }),
		);

/*@__NO_SIDE_EFFECTS__*/
function checkOptionalAddress(addressSchema: z.ZodMiniType<string>) {
	const isAddress = (text: string) => text === '' || addressSchema.safeParse(text).success;
	return z.pipe(
		z.nullish(
			z
				.string()
				.check(
					z.trim(),
					z.maxLength(maxLengths.url, { error: tooLongAddress, abort: true }),
					z.refine(isAddress, messages.invalidAddress),
				),
		),
		z.transform((text) => (text === undefined ? undefined : text || null)),
	);
}

/** An optional web address: '' and null clear it. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalAddress = () => checkOptionalAddress(requiredAddress(messages.invalidAddress));

/** A required picture address: the path of an upload, or a web address. */
/*@__NO_SIDE_EFFECTS__*/
export const pictureAddress = (message: string) =>
	z
		.string(message)
		.check(
			z.trim(),
			z.minLength(1, { error: message, abort: true }),
			z.maxLength(maxLengths.url, { error: tooLongAddress, abort: true }),
			z.regex(pictureAddressPattern, messages.invalidAddress),
		);

/** An optional picture address: '' and null remove the picture. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalPictureAddress = () =>
	checkOptionalAddress(pictureAddress(messages.invalidAddress));

/** A whole number, or its digits as older clients send them. */
/*@__NO_SIDE_EFFECTS__*/
export const wholeField = (message: string, { min, max }: { min: number; max: number }) =>
	z.pipe(
		z.pipe(
			z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d+$/, message))], message),
			z.transform(Number),
		),
		z.int(message).check(z.minimum(min, message), z.maximum(max, message)),
	);

/** An optional whole number: '' and null clear it. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalWhole = (message: string, { min, max }: { min: number; max: number }) =>
	z.pipe(
		z.pipe(
			z.nullish(
				z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d*$/, message))], message),
			),
			z.transform((given) =>
				given === undefined ? undefined : given === null || given === '' ? null : Number(given),
			),
		),
		z.nullish(z.int(message).check(z.minimum(min, message), z.maximum(max, message))),
	);

/** An optional list of at most `most` entries: [] and null clear it. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalList = <Entry extends z.ZodMiniType>(entry: Entry, most: number) =>
	z.nullish(z.array(entry).check(z.maxLength(most, messages.tooMany(most))));

const ROUNDING_FACTOR = 100;
const roundToTwoDecimals = (given: number | string) =>
	Math.round(Number(given) * ROUNDING_FACTOR) / ROUNDING_FACTOR;

/*@__NO_SIDE_EFFECTS__*/
const numberWithin = ({ min, max }: { min: number; max: number }) =>
	z
		.number(messages.numberBetween(min, max))
		.check(
			z.minimum(min, messages.numberBetween(min, max)),
			z.maximum(max, messages.numberBetween(min, max)),
		);

/** A number, or its digits from a form field; rounded to two decimals. */
/*@__NO_SIDE_EFFECTS__*/
export const numberField = (message: string, bounds: { min: number; max: number }) =>
	z.pipe(
		z.pipe(
			z.union(
				[z.number(), z.string().check(z.trim(), z.regex(/^[+-]?\d+(?:\.\d+)?$/, message))],
				message,
			),
			z.transform(roundToTwoDecimals),
		),
		numberWithin(bounds),
	);

/** An optional number, as `numberField`: '' and null clear it. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalNumber = (message: string, bounds: { min: number; max: number }) =>
	z.pipe(
		z.pipe(
			z.nullish(
				z.union(
					[z.number(), z.string().check(z.trim(), z.regex(/^(?:[+-]?\d+(?:\.\d+)?)?$/, message))],
					message,
				),
			),
			z.transform((given) =>
				given === undefined
					? undefined
					: given === null || given === ''
						? null
						: roundToTwoDecimals(given),
			),
		),
		z.nullish(numberWithin(bounds)),
	);
