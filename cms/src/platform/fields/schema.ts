/** A content type's or component's `schema.json`, as the compiler sees it. */
export interface Schema {
	attributes: object;
}

export type AttributeOf<S extends Schema> = keyof S['attributes'] & string;

/** Columns that Strapi adds to every content type. */
export type Kept = 'id' | 'documentId' | 'createdAt' | 'updatedAt' | 'publishedAt';

export type ColumnOf<S extends Schema> = AttributeOf<S> | Kept;
