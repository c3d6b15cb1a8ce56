import * as z from 'zod/mini';
import { addressPatterns } from '../../addresses';
import { maxLengths } from '../../limits';
import * as messages from '../../messages';
import { emailSchema } from '../contact';
import { lineField, requiredAddress, requiredLine, requiredText } from '../fields';
import { isReservedSlug, pageSlugSource } from '../own-pages';
import { type FieldTexts, settingLimits, type TextSetting } from './fields';

/** Types a form schema by its values: the API also accepts null for a text, but a form contains none. */
export const asForm = <Value>(schema: z.ZodMiniType<Value>) =>
	schema as z.ZodMiniType<Value, Value>;

const orEmpty = z.transform((text: string | null) => text ?? '');
/** An optional text of at most `length` characters. */
export const limitText = (text: z.ZodMiniString<string>, length: number) =>
	z.pipe(z.nullable(text.check(z.trim(), z.maxLength(length, messages.tooLong(length)))), orEmpty);
const allowEmpty = (schema: z.ZodMiniType<string>) =>
	z.pipe(z.nullable(z.union([z.literal(''), schema])), orEmpty);
interface TextOptions
	extends FieldTexts,
		Partial<
			Pick<TextSetting, 'initial' | 'isPrivate' | 'suggestions' | 'suggestionLabel' | 'isKnown'>
		> {}
interface LengthOptions extends TextOptions {
	/** Maximum number of characters. */
	readonly max?: number;
	/** True, or the message for an empty text. */
	readonly required?: boolean | string;
}

const createText = (
	kind: TextSetting['kind'],
	form: z.ZodMiniType<string>,
	options: TextOptions,
): TextSetting => ({
	initial: '',
	...options,
	kind,
	response: z.string(),
	form: asForm(form),
	isOptional: form.safeParse('').success,
});

const requiredMessage = (required: true | string) =>
	required === true ? messages.enterBox : required;

/** A text on a single line: line breaks become spaces. */
export const defineLine = ({ max = maxLengths.line, required, ...options }: LengthOptions) =>
	createText(
		'line',
		required ? requiredLine(requiredMessage(required), max) : limitText(lineField(), max),
		options,
	);

/** A text with line breaks. */
export const defineText = ({ max = maxLengths.text, required, ...options }: LengthOptions) =>
	createText(
		'text',
		required ? requiredText(requiredMessage(required), max) : limitText(z.string(), max),
		options,
	);

/** A web address. */
export const defineAddress = ({ required, ...options }: Omit<LengthOptions, 'max'>) => {
	const schema = requiredAddress(messages.invalidAddress);
	return createText('address', required ? schema : allowEmpty(schema), options);
};

export const defineEmail = (options: TextOptions) =>
	createText('email', allowEmpty(emailSchema), options);

const placePattern = new RegExp(addressPatterns.place);

/** An absolute http(s) URL, or a path on this site. */
export const definePlace = (options: TextOptions) =>
	createText(
		'place',
		z
			.string(messages.invalidPlace)
			.check(
				z.trim(),
				z.maxLength(maxLengths.url, { error: messages.tooLong(maxLengths.url), abort: true }),
				z.regex(placePattern, messages.invalidPlace),
			),
		options,
	);

const pageSlugPattern = new RegExp(pageSlugSource);

/** A slug that is valid and not used by the site. */
export const defineSlug = ({ required, ...options }: Omit<LengthOptions, 'max'>) => {
	const isSlug = (slug: string) => (slug === '' && !required) || pageSlugPattern.test(slug);
	const checkSlug = (slug: z.ZodMiniString<string>) =>
		slug.check(
			z.refine(isSlug, messages.noPageSlug),
			z.refine((text) => !isReservedSlug(text), messages.slugReserved),
		);
	const { slug: max } = maxLengths;
	const schema = required
		? checkSlug(requiredLine(requiredMessage(required), max))
		: z.pipe(
				z.nullable(checkSlug(z.string().check(z.trim(), z.maxLength(max, messages.tooLong(max))))),
				orEmpty,
			);
	return createText('slug', schema, options);
};

/** A time of day such as `09:30`; empty if missing. */
export const defineTime = (options: TextOptions) =>
	createText(
		'time',
		z._default(
			z.pipe(
				z.nullable(z.string().check(z.regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, messages.noTime))),
				orEmpty,
			),
			'',
		),
		options,
	);

/** A code such as a time zone. Without an initial value it may be empty or missing. */
export const defineCode = (
	{ isKnown, ...options }: TextOptions & Required<Pick<TextSetting, 'isKnown'>>,
	message: string,
) => {
	const schema = options.initial
		? requiredLine(messages.enterBox, settingLimits.short).check(z.refine(isKnown, message))
		: z._default(
				limitText(lineField(), settingLimits.short).check(
					z.refine((code) => code === '' || isKnown(code), message),
				),
				'',
			);
	return createText('line', schema, { ...options, isKnown });
};
