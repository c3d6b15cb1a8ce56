import * as z from 'zod/mini';
import { addressPatterns } from '../../addresses';
import { type PaletteName, paletteNames } from '../../brand/choices';
import { maxLengths } from '../../limits';
import * as messages from '../../messages';
import { colourPattern } from '../colour';
import { emailSchema } from '../contact';
import { lineField, pictureAddress, requiredAddress, requiredLine, requiredText } from '../fields';
import { isReservedSlug, pageSlugSource } from '../own-pages';
import { pictureSchema } from '../picture';
import { type HomeSection, sectionKeys, sectionSchema } from '../sections';
import type { SettingGroupId } from './groups';

export const settingLimits = { entries: 30, short: 40, number: 1_000_000_000 } as const;

/** Texts of a field in the owner's forms. */
interface FieldTexts {
	readonly label: string;
	/** Sentence below the field. */
	readonly help?: string;
}

/** Value of a setting: in responses, in the form, and on a new site. */
interface SettingBase<Value, FormValue = Value> extends FieldTexts {
	readonly response: z.ZodMiniType<Value>;
	readonly form: z.ZodMiniType<FormValue, FormValue>;
	/** Value on a new site, or a function that returns it. */
	readonly initial: FormValue | (() => FormValue);
	/** If true, only admins read it; everyone else gets the initial value. */
	readonly isPrivate?: boolean;
	/** If true, the form in /sumu marks the field as optional. Pictures are not marked. */
	readonly isOptional?: boolean;
}

export interface TextSetting extends SettingBase<string> {
	readonly kind: 'line' | 'text' | 'address' | 'email' | 'place' | 'slug' | 'time';
	/** Suggestions that the browser offers during typing. */
	readonly suggestions?: readonly string[];
	/** Returns the label of a suggestion. */
	readonly suggestionLabel?: (suggestion: string) => string;
	/** Checks a code such as a time zone. A stored code that is unknown reads as the initial value. */
	readonly isKnown?: (code: string) => boolean;
}
export interface NumberSetting extends SettingBase<number> {
	readonly kind: 'number';
}
export interface SwitchSetting extends SettingBase<boolean> {
	readonly kind: 'tick';
	readonly help: string;
}
/** Crop of a picture on the site. */
export interface CropHint {
	/** Width divided by height. */
	readonly ratio: number;
	readonly isRound?: boolean;
	/** Width in pixels below which the picture looks soft. */
	readonly minWidth: number;
	/** Explanation of the frame. */
	readonly hint: string;
}
type PictureValue = z.output<typeof pictureSchema> | null;
export interface PictureSetting extends SettingBase<PictureValue, string | null> {
	readonly kind: 'picture';
	readonly cropHint: CropHint;
	/** Text beside it that describes a picture without its own description. */
	readonly alt?: string;
}
export interface ColourSetting extends SettingBase<string | null> {
	readonly kind: 'colour';
	/** Setting of the palette whose accent this colour replaces. */
	readonly palette: 'brand.palette';
}
export interface ChoiceSetting<Option extends string = string> extends SettingBase<Option> {
	readonly kind: 'choice' | 'palette';
	readonly options: readonly Option[];
	/** Labels of options that are not shown by their value. */
	readonly optionLabels?: Readonly<Record<Option, string>>;
	/** Value if the database contains none of the options, as in settings of an earlier release. */
	readonly fallback?: Option;
}
export interface TextListSetting extends SettingBase<string[]> {
	readonly kind: 'textList';
	/** Name of one entry, as in ‘Add {one}’. */
	readonly one: string;
	readonly entry: TextSetting;
}
export interface ListSetting<Fields extends SettingFields = SettingFields>
	extends SettingBase<ValuesOf<Fields>[], FormValuesOf<Fields>[]> {
	readonly kind: 'list';
	/** Name of one entry, as in ‘Add {one}’. */
	readonly one: string;
	readonly fields: Fields;
}
/** Settings that are read and saved together, in a component of the CMS. */
export interface PartSetting<Fields extends SettingFields = SettingFields>
	extends SettingBase<ValuesOf<Fields>, FormValuesOf<Fields>> {
	readonly kind: 'part';
	readonly fields: Fields;
}
/** Sections of the home page in their order, each with its texts. */
export interface SectionsSetting extends SettingBase<HomeSection[]> {
	readonly kind: 'sections';
}
/** The owner's replacement texts, which have their own screen. */
export interface WordsSetting extends SettingBase<Record<string, string>> {
	readonly kind: 'words';
}

/** Setting with a single value, and one control in a form. */
export type EntrySetting =
	| TextSetting
	| NumberSetting
	| SwitchSetting
	| PictureSetting
	| ColourSetting
	| ChoiceSetting;
export type SettingField =
	| EntrySetting
	| TextListSetting
	| ListSetting
	| PartSetting
	| SectionsSetting
	| WordsSetting;
export type SettingFields = Readonly<Record<string, SettingBase<unknown>>>;

export type ValuesOf<Fields extends SettingFields> = {
	-readonly [Name in keyof Fields]: z.output<Fields[Name]['response']>;
};
export type FormValuesOf<Fields extends SettingFields> = {
	-readonly [Name in keyof Fields]: z.output<Fields[Name]['form']>;
};

/** Returns the schema of each field in responses. */
export const responsesOf = <Fields extends SettingFields>(fields: Fields) =>
	mapFields(fields, ({ response }) => response) as {
		-readonly [Name in keyof Fields]: Fields[Name]['response'];
	};
/** Returns the schema of each field in the form. */
export const formsOf = <Fields extends SettingFields>(fields: Fields) =>
	mapFields(fields, ({ form }) => form) as {
		-readonly [Name in keyof Fields]: Fields[Name]['form'];
	};
/** Returns the value of each field on a new site. */
export const initialValuesOf = <Fields extends SettingFields>(fields: Fields) =>
	mapFields(fields, initialValueOf) as FormValuesOf<Fields>;

/** Returns the value of a field on a new site. */
export const initialValueOf = ({ initial }: Pick<SettingBase<unknown>, 'initial'>): unknown =>
	typeof initial === 'function' ? initial() : initial;

/** Puts settings into a group of the forms. */
export const inGroup = <const Fields extends SettingFields>(
	group: SettingGroupId,
	fields: Fields,
) =>
	mapFields(fields, (field) => ({ ...field, group })) as {
		-readonly [Name in keyof Fields]: Fields[Name] & { readonly group: SettingGroupId };
	};

const mapFields = (fields: SettingFields, read: (field: SettingBase<unknown>) => unknown) =>
	Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field)]));

/** Types a form schema by its values: the API also accepts null for a text, but a form contains none. */
const asForm = <Value>(schema: z.ZodMiniType<Value>) => schema as z.ZodMiniType<Value, Value>;

const orEmpty = z.transform((text: string | null) => text ?? '');
const upTo = (text: z.ZodMiniString<string>, length: number) =>
	z.pipe(z.nullable(text.check(z.trim(), z.maxLength(length, messages.tooLong(length)))), orEmpty);
const emptyOr = (schema: z.ZodMiniType<string>) =>
	z.pipe(z.nullable(z.union([z.literal(''), schema])), orEmpty);
/** A list with the maximum number of entries of a setting. */
export const limitedList = <Entry extends z.ZodMiniType>(entry: Entry) =>
	z.array(entry).check(z.maxLength(settingLimits.entries));

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
		required ? requiredLine(requiredMessage(required), max) : upTo(lineField(), max),
		options,
	);

/** A text with line breaks. */
export const defineText = ({ max = maxLengths.text, required, ...options }: LengthOptions) =>
	createText(
		'text',
		required ? requiredText(requiredMessage(required), max) : upTo(z.string(), max),
		options,
	);

/** A web address. */
export const defineAddress = ({ required, ...options }: Omit<LengthOptions, 'max'>) => {
	const schema = requiredAddress(messages.invalidAddress);
	return createText('address', required ? schema : emptyOr(schema), options);
};

export const defineEmail = (options: TextOptions) =>
	createText('email', emptyOr(emailSchema), options);

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
				upTo(lineField(), settingLimits.short).check(
					z.refine((code) => code === '' || isKnown(code), message),
				),
				'',
			);
	return createText('line', schema, { ...options, isKnown });
};

/** A whole number. */
export const defineNumber = ({
	min,
	max,
	initial = 0,
	...texts
}: FieldTexts & { min: number; max: number } & Partial<
		Pick<NumberSetting, 'initial'>
	>): NumberSetting => {
	const message = messages.numberBetween(min, max);
	return {
		...texts,
		kind: 'number',
		response: z.int(),
		form: z.int(message).check(z.minimum(min, message), z.maximum(max, message)),
		initial,
	};
};

export const defineSwitch = (
	options: Pick<SwitchSetting, 'label' | 'help' | 'initial'>,
): SwitchSetting => ({ ...options, kind: 'tick', response: z.boolean(), form: z.boolean() });

/** A picture of the media library, or none. */
export const definePicture = (
	options: FieldTexts & Pick<PictureSetting, 'cropHint' | 'alt'>,
): PictureSetting => ({
	...options,
	kind: 'picture',
	response: z.nullable(pictureSchema),
	form: z.nullable(pictureAddress(messages.selectPhotos)),
	initial: null,
});

export const defineColour = (
	options: FieldTexts & Pick<ColourSetting, 'palette'>,
): ColourSetting => {
	const schema = z.nullable(z.string().check(z.regex(colourPattern, messages.invalidColour)));
	return {
		...options,
		kind: 'colour',
		response: schema,
		form: schema,
		initial: null,
		isOptional: true,
	};
};

/** One of several options; the first one on a new site, unless another is named. */
export const defineChoice = <const Option extends string>({
	options,
	initial,
	...rest
}: FieldTexts &
	Pick<ChoiceSetting<Option>, 'options' | 'optionLabels' | 'fallback'> & {
		initial?: NoInfer<Option>;
	}): ChoiceSetting<Option> => {
	const schema = z.enum(options) as unknown as z.ZodMiniType<Option, Option>;
	const [first] = options as readonly [Option];
	return {
		...rest,
		kind: 'choice',
		options,
		response: schema,
		form: schema,
		initial: initial ?? first,
	};
};

export const definePalette = (texts: FieldTexts): ChoiceSetting<PaletteName> => ({
	...defineChoice({ ...texts, options: paletteNames, fallback: paletteNames[0] }),
	kind: 'palette',
});

interface ListOptions extends FieldTexts {
	readonly one: string;
}

/** A list of texts. */
export const defineTextList = (
	{ entry, ...options }: ListOptions & { entry: TextSetting },
	...checks: z.core.$ZodCheck<string[]>[]
): TextListSetting => ({
	...options,
	kind: 'textList',
	entry,
	response: z.array(z.string()),
	form: limitedList(entry.form).check(...checks),
	initial: [],
	isOptional: true,
});

/** A list of entries with several fields, in a repeatable component of the CMS. */
export const defineList = <const Fields extends SettingFields>(
	{ fields, ...options }: ListOptions & { fields: Fields },
	...checks: z.core.$ZodCheck<FormValuesOf<Fields>[]>[]
): ListSetting<Fields> => ({
	...options,
	kind: 'list',
	fields,
	response: z.array(z.object(responsesOf(fields))) as unknown as z.ZodMiniType<ValuesOf<Fields>[]>,
	form: limitedList(z.object(formsOf(fields))).check(
		...(checks as z.core.$ZodCheck<unknown[]>[]),
	) as unknown as z.ZodMiniType<FormValuesOf<Fields>[], FormValuesOf<Fields>[]>,
	initial: [],
	isOptional: true,
});

/** Settings that are read and saved together, in a component of the CMS. */
export const definePart = <const Fields extends SettingFields>({
	fields,
	...options
}: FieldTexts & { fields: Fields; isPrivate?: boolean }): PartSetting<Fields> => ({
	...options,
	kind: 'part',
	fields,
	response: z.object(responsesOf(fields)) as unknown as z.ZodMiniType<ValuesOf<Fields>>,
	form: z.object(formsOf(fields)) as unknown as z.ZodMiniType<
		FormValuesOf<Fields>,
		FormValuesOf<Fields>
	>,
	initial: initialValuesOf(fields),
});

/** Sections of the home page. Missing sections are hidden. */
export const defineSections = (texts: FieldTexts): SectionsSetting => {
	const line = upTo(lineField(), maxLengths.line);
	const entry = z.object({
		key: z.enum(sectionKeys),
		shown: z.boolean(),
		title: line,
		text: upTo(z.string(), maxLengths.text),
		label: upTo(lineField(), settingLimits.short),
	});
	return {
		...texts,
		kind: 'sections',
		response: z.array(sectionSchema),
		form: asForm(
			z.array(entry).check(
				z.maxLength(sectionKeys.length, messages.sectionTwice),
				z.refine(
					(sections) => new Set(sections.map(({ key }) => key)).size === sections.length,
					messages.sectionTwice,
				),
			),
		),
		initial: sectionKeys.map((key) => ({ key, shown: true, title: '', text: '', label: '' })),
	};
};

/** Replacement texts by catalogue key. An empty text restores the default. */
export const defineWords = (texts: FieldTexts): WordsSetting => {
	const text = z
		.string()
		.check(z.trim(), z.maxLength(maxLengths.text, messages.tooLong(maxLengths.text)));
	return {
		...texts,
		kind: 'words',
		response: z.record(z.string(), z.string()),
		form: asForm(
			z.pipe(
				z.record(z.string().check(z.maxLength(maxLengths.name)), text),
				z.transform((words) =>
					Object.fromEntries(Object.entries(words).filter(([, replacement]) => replacement)),
				),
			),
		),
		initial: {},
	};
};
