import { hasForeignScheme } from '@sumu/contract';
import type * as z from 'zod/mini';
import type { Field } from './field';

/** Field that is read from one column by `read`. */
export const column = <Column extends string, Stored, Value>(
	name: Column,
	read: (stored: Stored) => Value,
): Field<Record<Column, Stored>, Value, Column> => ({
	select: [name],
	populate: [],
	read: (row) => read(row[name]),
});

export const documentId = column('documentId', (id: string) => id);

/** Text; '' if empty. */
export const text = <Column extends string>(name: Column) =>
	column(name, (stored: string | null) => stored ?? '');

/** Text; null if empty. */
export const textOrNull = <Column extends string>(name: Column) =>
	column(name, (stored: string | null) => stored || null);

/** Address; '' if empty or if its scheme is neither http nor https, such as `javascript:`. */
export const webAddress = <Column extends string>(name: Column) =>
	column(name, (stored: string | null) => (stored && !hasForeignScheme(stored) ? stored : ''));

/** Number; 0 if empty. */
export const number = <Column extends string>(name: Column) =>
	column(name, (stored: number | null) => stored ?? 0);

export const numberOrNull = <Column extends string>(name: Column) =>
	column(name, (stored: number | null) => stored ?? null);

export const flag = <Column extends string>(name: Column) =>
	column(name, (stored: boolean | null) => stored === true);

/** Time such as `09:30`; '' if empty. */
export const timeOfDay = <Column extends string>(name: Column) =>
	column(name, (stored: string | null) => stored?.slice(0, 5) ?? '');

/** Moment in ISO 8601. The column is never empty. */
export const date = <Column extends string>(name: Column) =>
	column(name, (stored: string) => new Date(stored).toISOString());

/** Moment in ISO 8601; null if empty. */
export const dateOrNull = <Column extends string>(name: Column) =>
	column(name, (stored: string | null) => stored && new Date(stored).toISOString());

const chosen = <Choice extends string>(choices: readonly Choice[], stored: string | null) =>
	choices.find((choice) => choice === stored);

/** One of the choices; `otherwise` if the column contains none of them. */
export const choice = <Column extends string, Choice extends string>(
	name: Column,
	choices: readonly Choice[],
	otherwise: NoInfer<Choice>,
) => column(name, (stored: string | null) => chosen(choices, stored) ?? otherwise);

export const choiceOrNull = <Column extends string, Choice extends string>(
	name: Column,
	choices: readonly Choice[],
) => column(name, (stored: string | null) => chosen(choices, stored) ?? null);

/** Value of a JSON column; `otherwise` if it does not match the schema. */
export const json = <Column extends string, Type extends z.ZodMiniType>(
	name: Column,
	schema: Type,
	otherwise: z.output<Type>,
) => column(name, (stored: unknown) => schema.safeParse(stored).data ?? otherwise);
