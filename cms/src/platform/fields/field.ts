/** A content type's or component's `schema.json`, as the compiler sees it. */
export interface ContentSchema {
	attributes: object;
}

export type AttributeOf<S extends ContentSchema> = keyof S['attributes'] & string;

/** Columns that Strapi adds to every content type. */
export type SystemColumn = 'id' | 'documentId' | 'createdAt' | 'updatedAt' | 'publishedAt';

export type ColumnOf<S extends ContentSchema> = AttributeOf<S> | SystemColumn;

/** Populate option for a column that is a relation, a component or a file. */
export type PopulateOption = true | { select: string[]; populate: Record<string, PopulateOption> };

/** Field of a response: the columns it needs, and how to read its value from them. */
export interface Field<Row, Value, Column extends string = string> {
	readonly select: readonly Column[];
	readonly populate: readonly (readonly [column: Column, what: PopulateOption])[];
	readonly read: (row: Row) => Value;
}

export type FieldMap = Readonly<Record<string, Field<never, unknown>>>;

/**
 * Field map with every key of a response, limited to the columns of its schema: `{…} satisfies Fields<Project, typeof
 * schema>`. A key without a field, a field without a key and an unknown column do not compile.
 */
export type FieldMapFor<Item, S extends ContentSchema> = {
	readonly [Key in keyof Item]-?: Field<never, Item[Key], ColumnOf<S>>;
};

/** Response that a field map produces. */
export type ItemOf<M extends FieldMap> = {
	-readonly [Key in keyof M]: M[Key] extends Field<never, infer Value> ? Value : never;
};

type RowOfField<F> = F extends Field<infer Row, unknown> ? Row : never;
type ColumnNames<Row> = Row extends object ? keyof Row : never;
type ColumnValue<Row, Column extends PropertyKey> =
	Row extends Record<Column, infer Value> ? Value : never;

/** Row that a field map reads: the columns of all its fields. */
export type RowOf<M extends FieldMap> = {
	[Column in ColumnNames<RowOfField<M[keyof M]>>]: ColumnValue<RowOfField<M[keyof M]>, Column>;
};

export type ColumnsIn<M extends FieldMap> =
	M[keyof M] extends Field<never, unknown, infer Column> ? Column : never;

/** Part of that row that its table contains. The rest is added before the row is presented. */
export type StoredRow<M extends FieldMap> = Pick<RowOf<M>, ColumnsIn<M> & keyof RowOf<M>> & {
	id: number;
};
