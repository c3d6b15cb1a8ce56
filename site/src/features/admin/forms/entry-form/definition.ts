import type { EntryKind } from '@sumu/contract';
import type { ComponentType, ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import type { PreviewContent } from '../../../../lib/preview/frame';
import type { CropHint } from '../../ui/picture-preview';

/** Renders a post's HTML as the site does. */
export type ShowArticle = (html: string) => ReactNode;

interface LabelledRow {
	readonly label: string;
	/** Half width: paired with an adjacent half-width field if there is room. */
	readonly half?: boolean;
	/** Disabled by the owner: hidden everywhere, but its stored value is kept. */
	readonly isOff?: boolean;
}
export interface LineRow extends LabelledRow {
	readonly kind: 'line';
	readonly type?: 'url';
	readonly placeholder?: string;
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
	/** Hook that returns the choices. */
	readonly useChoices: () => readonly ReferenceChoice[];
}
/** List of entries with a few texts each, to add, move and remove. */
export interface EntriesRow<Item> extends LabelledRow {
	readonly kind: 'entries';
	/** Label of one entry, as in ‘Outcome 1’. */
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

/** Row types that fit a value of the contract's form. */
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

/** Type of a field's value in the form. */
type FormFieldValueOf<Given> = [Given] extends [boolean]
	? boolean
	: [Given] extends [readonly string[]]
		? string[]
		: [Given] extends [readonly unknown[]]
			? FormEntryValue[]
			: string;

/** Texts of one entry, by name. */
export type FormEntryValue = Readonly<Record<string, string>>;

/** Reads a field's value from the entry; optional if the entry has a property with the same name and type. */
type Read<Value, Entry, Key> = [Entry] extends [null]
	? unknown
	: Key extends keyof Entry
		? Entry[Key] extends Value | null | undefined
			? { readonly read?: (entry: Entry) => Value }
			: { readonly read: (entry: Entry) => Value }
		: { readonly read: (entry: Entry) => Value };

/** One row per field of the contract's form, in the order of the screen. */
export type FieldRows<Form, Entry> = {
	readonly [Key in keyof Form]-?: RowOf<Form[Key]> & Read<Form[Key], Entry, Key>;
};

/** Values in the form, by field name. */
export type EntryValues<Form> = { [Key in keyof Form]-?: FormFieldValueOf<NonNullable<Form[Key]>> };

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
