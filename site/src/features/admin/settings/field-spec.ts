import type { SectionKey } from '@sumu/contract';
import type { PathValue } from 'react-hook-form';
import type { CropHint } from '../ui/picture-preview';
import type { SettingsDraft } from './settings-draft';

interface TextControl {
	readonly kind: 'line' | 'text' | 'address' | 'email' | 'place' | 'slug' | 'time';
	readonly label: string;
	/** Shown after the label. */
	readonly help?: string;
	/** Shown while the field is empty. */
	readonly placeholder?: string;
	/** Suggestions that the browser offers during typing. */
	readonly suggestions?: readonly string[];
}
interface NumberControl {
	readonly kind: 'number';
	readonly label: string;
}
export interface TickControl {
	readonly kind: 'tick';
	readonly label: string;
	/** Shown below the label. */
	readonly help: string;
}
interface PictureControl {
	readonly kind: 'picture';
	readonly label: string;
	readonly cropHint: CropHint;
}
interface ColourControl {
	readonly kind: 'colour';
	readonly label: string;
	/** Shown after the label. */
	readonly help: string;
	/** Setting of the palette whose accent this colour replaces. */
	readonly palette: 'brand.palette';
}
interface PaletteControl {
	readonly kind: 'palette';
	readonly label: string;
}
interface ChoiceControl<Value> {
	readonly kind: 'choice';
	readonly label: string;
	readonly options: readonly Value[];
	/** Labels of options that are not shown by their value. */
	readonly says?: Readonly<Record<string, string>>;
}
interface ListControl<Entry> {
	readonly kind: 'list';
	readonly label: string;
	/** Name of one entry, as in ‘Add {one}’. */
	readonly one: string;
	/** Fields of an entry, in the order of the screen. */
	readonly item: { readonly [Key in keyof Entry]: ControlOf<Entry[Key]> };
}

/** Sections of the home page in their order, each with its texts. */
export interface SectionsControl {
	readonly kind: 'sections';
	readonly label: string;
}

/** Control for a value of the given type. */
type ControlOf<Value> = [Value] extends [boolean]
	? TickControl
	: [Value] extends [number]
		? NumberControl
		: [Value] extends [readonly { key: SectionKey }[]]
			? SectionsControl
			: [Value] extends [readonly (infer Entry)[]]
				? ListControl<Entry>
				: [Value] extends [string]
					? string extends Value
						? TextControl
						: ChoiceControl<Value> | PaletteControl
					: PictureControl | ColourControl;

/** Any control for a single value. */
export type EntryControl =
	| TextControl
	| NumberControl
	| TickControl
	| PictureControl
	| ColourControl
	| PaletteControl
	| ChoiceControl<string>;

/** Any list control, regardless of its entries. */
export interface AnyListControl extends Omit<ListControl<unknown>, 'item'> {
	readonly item: Readonly<Record<string, EntryControl>>;
}

type Leaf<Values> = {
	[Key in keyof Values & string]: Values[Key] extends
		| readonly unknown[]
		| string
		| number
		| boolean
		| null
		? Key
		: `${Key}.${Leaf<Values[Key]>}`;
}[keyof Values & string];

/** Path of a setting. */
export type SettingName = Leaf<SettingsDraft>;

/** A setting and its control. */
export type FieldSpec = {
	[Name in SettingName]: { readonly name: Name } & ControlOf<PathValue<SettingsDraft, Name>>;
}[SettingName];

export interface GroupSpec {
	readonly id: string;
	readonly title: string;
	/** Shown below the title. */
	readonly help?: string;
	readonly fields: readonly FieldSpec[];
}

type Missing<Groups extends readonly GroupSpec[]> = Exclude<
	SettingName,
	Groups[number]['fields'][number]['name']
>;

/** Checks at compile time that the groups include every setting. */
export const defineCompleteGroups = <const Groups extends readonly GroupSpec[]>(
	groups: Groups & ([Missing<Groups>] extends [never] ? unknown : { missing: Missing<Groups> }),
): readonly GroupSpec[] => groups;
