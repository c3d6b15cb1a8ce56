import type { AttributeOf, Kept, Schema } from '../fields';

type Label = string | readonly [label: string, help: string];

/** Attributes that no answer of Strapi's own shows; most are the program's, not the owner's. */
type PrivateOf<S extends Schema> = {
	[Name in AttributeOf<S>]: S['attributes'][Name] extends { private: boolean } ? Name : never;
}[AttributeOf<S>];

/**
 * How the panel shows one content type or component. An attribute without words does not compile,
 * but for those that are `private`.
 */
export interface View<S extends Schema> {
	/** The field that names an entry. */
	main: AttributeOf<S> | Kept;
	/** What a list is sorted by, until its reader chooses. */
	sort?: readonly [field: AttributeOf<S> | Kept, order: 'ASC' | 'DESC'];
	/** Columns of the list. */
	list?: readonly (AttributeOf<S> | Kept)[];
	/** Rows of the form; fields of one row are equally wide, and a field in none is not shown. */
	rows: readonly (readonly AttributeOf<S>[])[];
	/** A field's label, and a sentence below it where one might wonder. */
	fields: { [Name in Exclude<AttributeOf<S>, PrivateOf<S>>]: Label } & {
		[Name in PrivateOf<S> | Kept]?: Label;
	};
}

/** A view of whatever schema. */
export type AnyView = View<{ attributes: Record<string, object> }>;
