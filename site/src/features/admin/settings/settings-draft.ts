import {
	initialValuesOf,
	ownerSettings,
	type Picture,
	type SettingField,
	type Site,
	type SiteForm,
	settingDefinitions,
	siteFormSchema,
} from '@sumu/contract';
import type { Control } from 'react-hook-form';
import * as z from 'zod/mini';

const textsOf = (entries: { value: string }[]) => entries.map(({ value }) => value);
const entriesOf = (texts: readonly string[]) => texts.map((value) => ({ value }));

/** Form values. Lists in a form can only contain objects, so each text of a list is a `value`. */
export type SettingsDraft = {
	[Name in keyof SiteForm]: SiteForm[Name] extends string[] ? { value: string }[] : SiteForm[Name];
};

const { words: _words, ...formDefinitions } = settingDefinitions;
export const entriesIn = (fields: object): [string, SettingField][] => Object.entries(fields);
const formEntries = entriesIn(formDefinitions);

/** Schemas of the lists of texts. Each text also gets its error at its `value`. */
const textListSchemas = Object.fromEntries(
	formEntries.flatMap(([name, setting]) =>
		setting.kind === 'textList'
			? [
					[
						name,
						z.pipe(
							z.pipe(z.array(z.object({ value: setting.entry.form })), z.transform(textsOf)),
							setting.form,
						),
					],
				]
			: [],
	),
);

/** Validates the settings in the form and converts them to the request body. */
export const draftSchema = z.extend(siteFormSchema, textListSchemas) as unknown as z.ZodMiniType<
	SiteForm,
	SettingsDraft
>;

/** Form control of the settings. */
export type DraftControl = Control<SettingsDraft, unknown, SiteForm>;

/** Converts the value of every setting of some kind; `convert` returns other values unchanged. */
export const mapSettings = (
	values: object,
	convert: (setting: SettingField, value: unknown, name: string) => unknown,
	entries = formEntries,
	path = '',
): object =>
	Object.fromEntries(
		entries.map(([key, setting]) => {
			const name = `${path}${key}`;
			const value: unknown = Reflect.get(values, key);
			return setting.kind === 'part' && value instanceof Object
				? [key, mapSettings(value, convert, entriesIn(setting.fields), `${name}.`)]
				: [key, convert(setting, value, name)];
		}),
	);

/** Settings as form values: pictures by their address. */
export const draftOf = (site: Site): SettingsDraft =>
	mapSettings({ ...initialValuesOf(ownerSettings), ...site }, (setting, value) => {
		if (setting.kind === 'textList') return entriesOf(value as string[]);
		return setting.kind === 'picture' ? ((value as Picture | null)?.url ?? null) : value;
	}) as SettingsDraft;

/** Typed settings as a request body, without validation. */
export const formOf = (draft: SettingsDraft): SiteForm =>
	mapSettings(draft, ({ kind }, value) =>
		kind === 'textList' ? textsOf(value as { value: string }[]) : value,
	) as SiteForm;
