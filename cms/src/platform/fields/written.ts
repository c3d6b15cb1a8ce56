import type { AttributeOf, Schema } from './schema';

/** Attributes of a document; Strapi's own types know none of ours. */
export type Data = Record<string, unknown>;

type NoAttribute<Given, S extends Schema> = Exclude<keyof Given, AttributeOf<S>>;

/** Nothing more to ask, or an error that names the keys. */
type Checked<Name> = [Name] extends [never] ? unknown : { 'no attribute of the schema': Name };

/**
 * Holds what is written against the attributes of a schema: `written<typeof schema>()({…})`. What a
 * body has and no column takes does not compile. A column that is undefined stays as it is.
 */
export const written =
	<S extends Schema>() =>
	<Given extends object>(data: Given & Checked<NoAttribute<Given, S>>): Data =>
		Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
