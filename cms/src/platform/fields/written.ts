import type { AttributeOf, Schema } from './schema';

/** Columns that are written; undefined leaves one as it is. */
export type Written<S extends Schema> = { readonly [Name in AttributeOf<S>]?: unknown };

type OnlyAttributes<Data, S extends Schema> = {
	[Name in Exclude<keyof Data & string, AttributeOf<S>>]: `${Name} is no attribute of the schema`;
};

/**
 * Holds what is written against the attributes of a schema: `written<typeof schema>()({…})`. What a
 * body has and no column takes does not compile.
 */
export const written =
	<S extends Schema>() =>
	<Data extends object>(data: Data & OnlyAttributes<Data, S>): Written<S> =>
		data;
