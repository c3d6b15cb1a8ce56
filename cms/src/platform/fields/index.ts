import { hasForeignScheme } from '@sumu/contract';
import type * as z from 'zod/mini';
import type { AttributeOf, ContentSchema, Field } from './field';

export type * from './field';
export * from './present';

/** Field that is read from one column by `read`. */
export const columnField = <Column extends string, Stored, Value>(
	name: Column,
	read: (stored: Stored) => Value,
): Field<Record<Column, Stored>, Value, Column> => ({
	select: [name],
	populate: [],
	read: (row) => read(row[name]),
});

export const documentIdField = columnField('documentId', (id: string) => id);

/** Text; '' if empty. */
export const textField = <Column extends string>(name: Column) =>
	columnField(name, (stored: string | null) => stored ?? '');

/** Text; null if empty. */
export const nullableTextField = <Column extends string>(name: Column) =>
	columnField(name, (stored: string | null) => stored || null);

/** Address; '' if empty or if its scheme is neither http nor https, such as `javascript:`. */
export const webAddressField = <Column extends string>(name: Column) =>
	columnField(name, (stored: string | null) => (stored && !hasForeignScheme(stored) ? stored : ''));

/** Number; 0 if empty. */
export const numberField = <Column extends string>(name: Column) =>
	columnField(name, (stored: number | null) => stored ?? 0);

export const nullableNumberField = <Column extends string>(name: Column) =>
	columnField(name, (stored: number | null) => stored ?? null);

export const booleanField = <Column extends string>(name: Column) =>
	columnField(name, (stored: boolean | null) => stored === true);

/** Time such as `09:30`; '' if empty. */
export const timeOfDayField = <Column extends string>(name: Column) =>
	columnField(name, (stored: string | null) => stored?.slice(0, 5) ?? '');

/** Moment in ISO 8601. The column is never empty. */
export const dateField = <Column extends string>(name: Column) =>
	columnField(name, (stored: string) => new Date(stored).toISOString());

/** Moment in ISO 8601; null if empty. */
export const nullableDateField = <Column extends string>(name: Column) =>
	columnField(name, (stored: string | null) => stored && new Date(stored).toISOString());

const findChoice = <Choice extends string>(choices: readonly Choice[], stored: string | null) =>
	choices.find((choice) => choice === stored);

/** One of the choices; `otherwise` if the column contains none of them. */
export const choiceField = <Column extends string, Choice extends string>(
	name: Column,
	choices: readonly Choice[],
	otherwise: NoInfer<Choice>,
) => columnField(name, (stored: string | null) => findChoice(choices, stored) ?? otherwise);

export const nullableChoiceField = <Column extends string, Choice extends string>(
	name: Column,
	choices: readonly Choice[],
) => columnField(name, (stored: string | null) => findChoice(choices, stored) ?? null);

/** Value of a JSON column; `otherwise` if it does not match the schema. */
export const jsonField = <Column extends string, Type extends z.ZodMiniType>(
	name: Column,
	schema: Type,
	otherwise: z.output<Type>,
) => columnField(name, (stored: unknown) => schema.safeParse(stored).data ?? otherwise);

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
