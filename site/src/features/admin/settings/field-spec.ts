import type { SectionKey } from '@sumu/contract';
import type { PathValue } from 'react-hook-form';
import type { CropHint } from '../ui/picture-preview';
import type { Draft } from './draft';

interface TextControl {
	readonly kind: 'line' | 'text' | 'address' | 'email' | 'place' | 'slug' | 'time';
	readonly label: string;
	/** Stands behind the label. */
	readonly help?: string;
	/** What shows where it is empty. */
	readonly placeholder?: string;
	/** What the browser offers while one types. */
	readonly suggestions?: readonly string[];
}
interface NumberControl {
	readonly kind: 'number';
	readonly label: string;
}
export interface TickControl {
	readonly kind: 'tick';
	readonly label: string;
	/** Stands below the label. */
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
	/** Stands behind the label. */
	readonly help: string;
	/** The setting that holds the palette it stands in place of. */
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
	/** How they read, where that is not what they are. */
	readonly says?: Readonly<Record<string, string>>;
}
interface ListControl<Entry> {
	readonly kind: 'list';
	readonly label: string;
	/** What one entry is called: ‘Add {one}’. */
	readonly one: string;
	/** An entry's fields, in the order of the screen. */
	readonly item: { readonly [Key in keyof Entry]: ControlOf<Entry[Key]> };
}

/** The home page's sections, each with what it says, in their order. */
export interface SectionsControl {
	readonly kind: 'sections';
	readonly label: string;
}

/** What sets a value of that type. */
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

/** Any control but a list's, whatever it sets. */
export type EntryControl =
	| TextControl
	| NumberControl
	| TickControl
	| PictureControl
	| ColourControl
	| PaletteControl
	| ChoiceControl<string>;

/** Any list's, whatever its entries hold. */
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

/** The path of one thing the owner can set. */
export type SettingName = Leaf<Draft>;

/** One thing the owner can set, and the control that fits it. */
export type FieldSpec = {
	[Name in SettingName]: { readonly name: Name } & ControlOf<PathValue<Draft, Name>>;
}[SettingName];

export interface GroupSpec {
	readonly id: string;
	readonly title: string;
	/** Below the title. */
	readonly help?: string;
	readonly fields: readonly FieldSpec[];
}

type Missing<Groups extends readonly GroupSpec[]> = Exclude<
	SettingName,
	Groups[number]['fields'][number]['name']
>;

/** Groups that hold every setting; without one it does not compile. */
export const complete = <const Groups extends readonly GroupSpec[]>(
	groups: Groups & ([Missing<Groups>] extends [never] ? unknown : { missing: Missing<Groups> }),
): readonly GroupSpec[] => groups;
