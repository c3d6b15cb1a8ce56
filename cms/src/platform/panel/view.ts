import type { AttributeOf, ContentSchema, SystemColumn } from '../fields';

type Label = string | readonly [label: string, help: string];

/** Attributes that Strapi's own responses never contain; most are internal. */
type PrivateOf<S extends ContentSchema> = {
	[Name in AttributeOf<S>]: S['attributes'][Name] extends { private: boolean } ? Name : never;
}[AttributeOf<S>];

/**
 * Display of a content type or component in the panel. An attribute without a label does not compile, unless it is
 * `private`.
 */
export interface PanelView<S extends ContentSchema> {
	/** Field that is shown as the title of an entry. */
	main: AttributeOf<S> | SystemColumn;
	/** Default order of the list. */
	sort?: readonly [field: AttributeOf<S> | SystemColumn, order: 'ASC' | 'DESC'];
	/** Columns of the list. */
	list?: readonly (AttributeOf<S> | SystemColumn)[];
	/** Rows of the form. The fields of a row have equal widths; a field in no row is hidden. */
	rows: readonly (readonly AttributeOf<S>[])[];
	/** Label of each field, with a help text where needed. */
	fields: { [Name in Exclude<AttributeOf<S>, PrivateOf<S>>]: Label } & {
		[Name in PrivateOf<S> | SystemColumn]?: Label;
	};
}

/** View of any schema. */
export type AnyPanelView = PanelView<{ attributes: Record<string, object> }>;

/** Labels that several content types share. */

export const externalPicture = [
	'Picture address',
	'Only if the picture is stored elsewhere. A picture from the library takes precedence.',
] as const;

export const publishedDate = [
	'Date',
	'Shown on the site; lists are sorted by it. Leave blank to use the current date.',
] as const;

export const publishAt = [
	'Publish at',
	'Leave blank to publish manually. Otherwise save, and the saved draft goes live automatically at this time.',
] as const;

export const lowestFirst = [
	'Position in the list',
	'Any number; the lowest comes first. Leave blank to put it last. 2.5 goes between 2 and 3.',
] as const;
