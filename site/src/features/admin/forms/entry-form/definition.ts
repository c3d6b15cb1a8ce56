import type { EntryKind } from '@sumu/contract';
import type { ComponentType, ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import type { PreviewContent } from '../../../../lib/preview/frame';
import type { CropHint } from '../../ui/picture-preview';

/** Renders a post's HTML as the site does. */
export type ShowArticle = (html: string) => ReactNode;

interface LabelledRow {
	readonly label: string;
	/** Can be left empty, which its label says. */
	readonly isOptional?: boolean;
	/** Half width: paired with an adjacent half-width field if there is room. */
	readonly half?: boolean;
	/** In the panel of details instead of the main column; pictures always are. */
	readonly isDetail?: boolean;
	/** Disabled by the owner: hidden everywhere, but its stored value is kept. */
	readonly isOff?: boolean;
}
/** Texts to suggest for each part of a comma-separated line. */
export interface LineSuggestions {
	/** Name of the list for screen readers. */
	readonly label: string;
	/** Hook that returns the texts, most useful first. Loads them only when they are needed. */
	readonly useChoices: (isNeeded: boolean) => readonly string[];
}
export interface LineRow extends LabelledRow {
	readonly kind: 'line';
	readonly type?: 'url';
	/** Whether it is the entry's title, in large type. */
	readonly isTitle?: boolean;
	readonly placeholder?: string;
	readonly suggestions?: LineSuggestions;
	/** Set once: updates keep the stored value. */
	readonly isFixed?: boolean;
}
interface TextRow extends LabelledRow {
	readonly kind: 'text';
	/** Height in lines. */
	readonly rows: number;
}
interface MarkdownRow extends LabelledRow {
	readonly kind: 'markdown';
	readonly show: ShowArticle;
}
interface PictureRow extends LabelledRow {
	readonly kind: 'picture';
	readonly cropHint: CropHint;
}
interface NumberRow extends LabelledRow {
	readonly kind: 'number';
	readonly placeholder?: string;
}
/** Fixed number of texts. */
export interface ListRow extends LabelledRow {
	readonly kind: 'list';
	/** Label of one text, as in ‘Feature 1’. */
	readonly one: string;
	readonly length: number;
}
/** Any number of texts, one per line. */
interface LinesRow extends LabelledRow {
	readonly kind: 'lines';
	readonly placeholder?: string;
}
/** Another entry to refer to. */
export interface ReferenceChoice {
	readonly id: string;
	readonly name: string;
}
interface ReferenceRow extends LabelledRow {
	/** One of the choices, or several in the order they were ticked. */
	readonly kind: 'reference' | 'references';
	/** Hook that returns the choices, or of very many those that a search finds; undefined while they load. */
	readonly useChoices: (search?: string) => readonly ReferenceChoice[] | undefined;
}
/** List of entries with a few texts each, to add, move and remove. */
export interface EntriesRow<Item> extends LabelledRow {
	readonly kind: 'entries';
	/** Label of one entry, as in ‘Result 1’. */
	readonly one: string;
	readonly most: number;
	/** Labels of the texts, in the order of the screen. */
	readonly item: { readonly [Key in keyof Item]-?: string };
}
/** Ordered pictures, each with its texts. */
export interface GalleryRow extends LabelledRow {
	readonly kind: 'gallery';
	readonly most: number;
}
interface TickRow extends LabelledRow {
	readonly kind: 'tick';
}
interface ChoiceRow<Value> extends LabelledRow {
	readonly kind: 'choice';
	/** Value to send, and its label; null is no value. */
	readonly choices: readonly (readonly [value: Value, label: string])[];
	/** Default in an empty form; otherwise the first choice. */
	readonly initial?: Value;
}

/** Any field of a form. */
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

/** Type of a field's value, which decides the rows that can edit it. `Given` is the value without null. */
type ValueType<Given> = [Given] extends [boolean]
	? 'boolean'
	: [Given] extends [readonly string[]]
		? 'texts'
		: [Given] extends [readonly { image: string }[]]
			? 'pictures'
			: [Given] extends [readonly unknown[]]
				? 'entries'
				: [string | number] extends [Given]
					? 'number'
					: [string] extends [Given]
						? 'text'
						: 'choice';

/** Rows that can edit a value, by its type. */
interface RowByType<Value> {
	boolean: TickRow;
	texts: ListRow | LinesRow | ReferenceRow;
	pictures: GalleryRow;
	entries: EntriesRow<NonNullable<Value>[keyof NonNullable<Value> & number]>;
	number: NumberRow;
	text: LineRow | TextRow | MarkdownRow | PictureRow | ReferenceRow;
	choice: ChoiceRow<Value>;
}

/** Texts of one entry, by name. */
export type FormEntryValue = Readonly<Record<string, string>>;

/** Values in the form, by their type in the contract's form. */
interface FormValueByType {
	boolean: boolean;
	texts: string[];
	pictures: FormEntryValue[];
	entries: FormEntryValue[];
	number: string;
	text: string;
	choice: string;
}

/** Reads a field's value from the entry. */
type Read<Value, Entry> = (entry: Entry) => Value;

/** `read` is optional if the entry has a property with the same name and type. A form that only adds reads nothing. */
type ReadOption<Value, Entry, Key extends PropertyKey> = Entry extends null
	? unknown
	: [Key, Entry[Key & keyof Entry]] extends [keyof Entry, Value | null | undefined]
		? { readonly read?: Read<Value, Entry> }
		: { readonly read: Read<Value, Entry> };

/** One row per field of the contract's form, in the order of the screen. */
export type FieldRows<Form, Entry> = {
	readonly [Key in keyof Form]-?: RowByType<Form[Key]>[ValueType<NonNullable<Form[Key]>>] &
		ReadOption<Form[Key], Entry, Key>;
};

/** Values in the form, by field name. */
export type EntryValues<Form> = {
	[Key in keyof Form]-?: FormValueByType[ValueType<NonNullable<Form[Key]>>];
};

/** Form control for components that watch the fields. */
export type EntryControl<Form> = Control<EntryValues<Form>, unknown, object>;

/** Current values of a form, and the edited entry if there is one. */
export interface PreviewInput<Values, Entry> {
	readonly values: Values;
	readonly entry: Entry | undefined;
	/** Address of the picture; local to this browser until it is uploaded. */
	readonly picture: string;
}

/**
 * Form that adds and edits one kind of entry. `Form` is the contract's form, `Entry` the edited entry, or
 * null if the form only adds.
 */
export interface EntryFormDefinition<Form, Entry> {
	/** Kind of the entry; also names its drafts in this browser. */
	readonly name: EntryKind;
	readonly fields: FieldRows<Form, Entry>;
	/** Rendered below the fields. */
	readonly After?: ComponentType<{ control: EntryControl<Form> }>;
	/** Hook that returns the entry's page with the typed values, for kinds that have a page. */
	readonly useShown?: (typed: PreviewInput<EntryValues<Form>, Entry>) => PreviewContent;
}
