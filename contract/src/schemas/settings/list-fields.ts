import * as z from 'zod/mini';
import { maxLengths } from '../../limits';
import * as messages from '../../messages';
import { lineField } from '../fields';
import { sectionKeys, sectionSchema } from '../sections';
import {
	type FieldTexts,
	type FormValuesOf,
	formsOf,
	initialValuesOf,
	type ListSetting,
	type PartSetting,
	responsesOf,
	type SectionsSetting,
	type SettingFields,
	settingLimits,
	type TextListSetting,
	type TextSetting,
	type ValuesOf,
	type WordsSetting,
} from './fields';
import { asForm, limitText } from './text-fields';

/** A list with the maximum number of entries of a setting. */
export const limitedList = <Entry extends z.ZodMiniType>(entry: Entry) =>
	z.array(entry).check(z.maxLength(settingLimits.entries));

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
	const line = limitText(lineField(), maxLengths.line);
	const entry = z.object({
		key: z.enum(sectionKeys),
		shown: z.boolean(),
		title: line,
		text: limitText(z.string(), maxLengths.text),
		label: limitText(lineField(), settingLimits.short),
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
