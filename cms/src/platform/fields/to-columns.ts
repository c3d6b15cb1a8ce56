import type { AttributeOf, ContentSchema } from './field';

/** Attributes of a document. Strapi's own types do not know the product's schemas. */
export type DocumentData = Record<string, unknown>;

type NoAttribute<Given, S extends ContentSchema> = Exclude<keyof Given, AttributeOf<S>>;

/** No further constraint, or an error type that names the unknown keys. */
type Checked<Name> = [Name] extends [never] ? unknown : { 'no attribute of the schema': Name };

/**
 * Checks columns against the attributes of a schema at compile time: `written<typeof schema>()({…})`. A key without a
 * column does not compile. Undefined values are removed, so that their columns stay unchanged.
 */
export const toColumns =
	<S extends ContentSchema>() =>
	<Given extends object>(data: Given & Checked<NoAttribute<Given, S>>): DocumentData =>
		Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
