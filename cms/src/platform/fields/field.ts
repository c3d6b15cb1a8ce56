import type { ColumnOf, Schema } from './schema';

/** How the database is asked for what lies behind a column: a relation, a component, a file. */
export type Populate = true | { select: string[]; populate: Record<string, Populate> };

/** One field of a response: the columns it is read from, and how. */
export interface Field<Row, Value, Column extends string = string> {
	readonly select: readonly Column[];
	readonly populate: readonly (readonly [column: Column, what: Populate])[];
	readonly read: (row: Row) => Value;
}

export type FieldMap = Readonly<Record<string, Field<never, unknown>>>;

/**
 * Every key of a response, each with the columns of its schema: `{…} satisfies Fields<Project, typeof
 * schema>`. A key without a field, a field without a key, and a column that is none do not compile.
 */
export type Fields<Item, S extends Schema> = {
	readonly [Key in keyof Item]-?: Field<never, Item[Key], ColumnOf<S>>;
};

/** What a map answers. */
export type ItemOf<M extends FieldMap> = {
	-readonly [Key in keyof M]: M[Key] extends Field<never, infer Value> ? Value : never;
};

type Readers<M extends FieldMap> = {
	[Key in keyof M]: M[Key] extends Field<infer Row, unknown> ? (row: Row) => void : never;
}[keyof M];

/** The row a map reads: the columns of all its fields. */
export type RowOf<M extends FieldMap> = [Readers<M>] extends [(row: infer Row) => void]
	? { [Column in keyof Row]: Row[Column] }
	: never;

export type ColumnsIn<M extends FieldMap> =
	M[keyof M] extends Field<never, unknown, infer Column> ? Column : never;

/** As much of that row as its table holds; the rest is joined on before it is presented. */
export type StoredRow<M extends FieldMap> = Pick<RowOf<M>, ColumnsIn<M> & keyof RowOf<M>> & {
	id: number;
};
