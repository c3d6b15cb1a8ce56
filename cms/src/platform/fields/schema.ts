/** A content type's or component's `schema.json`, as the compiler sees it. */
export interface ContentSchema {
	attributes: object;
}

export type AttributeOf<S extends ContentSchema> = keyof S['attributes'] & string;

/** Columns that Strapi adds to every content type. */
export type SystemColumn = 'id' | 'documentId' | 'createdAt' | 'updatedAt' | 'publishedAt';

export type ColumnOf<S extends ContentSchema> = AttributeOf<S> | SystemColumn;
