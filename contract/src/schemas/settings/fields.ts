import type * as z from 'zod/mini';
import type { pictureSchema } from '../picture';
import type { HomeSection } from '../sections';
import type { SettingGroupId } from './groups';

export const settingLimits = { entries: 30, short: 40, number: 1_000_000_000 } as const;

/** Texts of a field in the owner's forms. */
export interface FieldTexts {
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
