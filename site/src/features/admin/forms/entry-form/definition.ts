import type { EntryKind } from '@sumu/contract';
import type { ComponentType, ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import type { Shown } from '../../../../lib/preview/frame';
import type { CropHint } from '../../ui/picture-preview';

/** Shows a post's HTML as the site does. */
export type ShowArticle = (html: string) => ReactNode;

interface Labelled {
	readonly label: string;
	/** Beside the next one that is half too, where there is room. */
	readonly half?: boolean;
	/** Switched off by the owner: it shows nowhere, and what is stored of it stays. */
	readonly isOff?: boolean;
}
export interface LineRow extends Labelled {
	readonly kind: 'line';
	readonly type?: 'url';
	readonly placeholder?: string;
	/** Set once: what is stored of it stays. */
	readonly isFixed?: boolean;
}
interface TextRow extends Labelled {
	readonly kind: 'text';
	/** Its height in lines. */
	readonly rows: number;
}
interface MarkdownRow extends Labelled {
	readonly kind: 'markdown';
	readonly show: ShowArticle;
}
interface PictureRow extends Labelled {
	readonly kind: 'picture';
	readonly cropHint: CropHint;
}
interface NumberRow extends Labelled {
	readonly kind: 'number';
	readonly placeholder?: string;
}
/** A fixed number of texts. */
export interface ListRow extends Labelled {
	readonly kind: 'list';
	/** What one is called: ‘Feature 1’. */
	readonly one: string;
	readonly length: number;
}
/** Any number of texts, one a line. */
interface LinesRow extends Labelled {
	readonly kind: 'lines';
	readonly placeholder?: string;
}
/** Something else that the CMS has. */
export interface Choice {
	readonly id: string;
	readonly name: string;
}
interface ReferenceRow extends Labelled {
	/** One of what there is, or several in the order they were ticked. */
	readonly kind: 'reference' | 'references';
	/** A hook: what there is to choose from. */
	readonly useChoices: () => readonly Choice[];
}
/** Entries of a few texts each, to add, move and take out. */
export interface EntriesRow<Item> extends Labelled {
	readonly kind: 'entries';
	/** What one is called: ‘Outcome 1’. */
	readonly one: string;
	readonly most: number;
	/** The label of each text, in the order of the screen. */
	readonly item: { readonly [Key in keyof Item]-?: string };
}
/** Pictures in an order, each with its words. */
export interface GalleryRow extends Labelled {
	readonly kind: 'gallery';
	readonly most: number;
}
interface TickRow extends Labelled {
	readonly kind: 'tick';
}
interface ChoiceRow<Value> extends Labelled {
	readonly kind: 'choice';
	/** What is sent, and how it reads; null is none. */
	readonly choices: readonly (readonly [value: Value, label: string])[];
	/** Chosen in an empty form; else the first. */
	readonly initial?: Value;
}

/** Any field of a form, whatever it holds. */
export type AnyRow =
	| LineRow
	| TextRow
	| MarkdownRow
	| PictureRow
	| NumberRow
	| ListRow
	| LinesRow
	| ReferenceRow
	| EntriesRow<Readonly<Record<string, unknown>>>
	| GalleryRow
	| TickRow
	| ChoiceRow<string | number | null | undefined>;

/** The fields that fit what the contract takes. */
type RowOf<Value, Given = NonNullable<Value>> = [Given] extends [boolean]
	? TickRow
	: [Given] extends [readonly string[]]
		? ListRow | LinesRow | ReferenceRow
		: [Given] extends [readonly (infer Item)[]]
			? Item extends { image: string }
				? GalleryRow
				: EntriesRow<Item>
			: string extends Given
				? number extends Given
					? NumberRow
					: LineRow | TextRow | MarkdownRow | PictureRow | ReferenceRow
				: ChoiceRow<Value>;

/** What a field holds while one types. */
type HeldOf<Given> = [Given] extends [boolean]
	? boolean
	: [Given] extends [readonly string[]]
		? string[]
		: [Given] extends [readonly unknown[]]
			? HeldEntry[]
			: string;

/** The texts of one entry, by their names. */
export type HeldEntry = Readonly<Record<string, string>>;

/** How its value is read from the entry, which need not be said where it has the same name and shape. */
type Read<Value, Entry, Key> = [Entry] extends [null]
	? unknown
	: Key extends keyof Entry
		? Entry[Key] extends Value | null | undefined
			? { readonly read?: (entry: Entry) => Value }
			: { readonly read: (entry: Entry) => Value }
		: { readonly read: (entry: Entry) => Value };

/** One row for each field of the contract's form, in the order of the screen. */
export type FieldRows<Form, Entry> = {
	readonly [Key in keyof Form]-?: RowOf<Form[Key]> & Read<Form[Key], Entry, Key>;
};

/** What a form holds while one types, by the names of its fields. */
export type EntryValues<Form> = { [Key in keyof Form]-?: HeldOf<NonNullable<Form[Key]>> };

/** For what follows the fields while one types. */
export type EntryControl<Form> = Control<EntryValues<Form>, unknown, object>;

/** What a form holds while one types, of an entry or of a new one. */
export interface Typed<Values, Entry> {
	readonly values: Values;
	readonly entry: Entry | undefined;
	/** Of a picture that was just chosen it is an address only this browser knows. */
	readonly picture: string;
}

/**
 * The form of one kind of content, by which it is added and changed: `Form` is the contract's, `Entry`
 * what is changed; null where nothing is.
 */
export interface EntryFormDefinition<Form, Entry> {
	/** Which kind it is of; names its drafts in this browser. */
	readonly name: EntryKind;
	readonly fields: FieldRows<Form, Entry>;
	/** Stands below the fields. */
	readonly After?: ComponentType<{ control: EntryControl<Form> }>;
	/** A hook: its page as it would be with what is typed, where it has one. */
	readonly useShown?: (typed: Typed<EntryValues<Form>, Entry>) => Shown;
}
