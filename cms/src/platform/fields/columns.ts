import { hasForeignScheme } from '@sumu/contract';
import type * as z from 'zod/mini';
import type { Field } from './field';

/** A field that is one column, read by `read`. */
export const column = <Column extends string, Stored, Value>(
	name: Column,
	read: (stored: Stored) => Value,
): Field<Record<Column, Stored>, Value, Column> => ({
	select: [name],
	populate: [],
	read: (row) => read(row[name]),
});

export const documentId = column('documentId', (id: string) => id);

/** '' where there is none. */
export const text = <Column extends string>(name: Column) =>
	column(name, (stored: string | null) => stored ?? '');

/** Null where there is none. */
export const textOrNull = <Column extends string>(name: Column) =>
	column(name, (stored: string | null) => stored || null);

/** '' where there is none, or one that a browser would run instead of open. */
export const webAddress = <Column extends string>(name: Column) =>
	column(name, (stored: string | null) => (stored && !hasForeignScheme(stored) ? stored : ''));

/** 0 where there is none. */
export const number = <Column extends string>(name: Column) =>
	column(name, (stored: number | null) => stored ?? 0);

export const numberOrNull = <Column extends string>(name: Column) =>
	column(name, (stored: number | null) => stored ?? null);

export const flag = <Column extends string>(name: Column) =>
	column(name, (stored: boolean | null) => stored === true);

/** As `09:30`; '' where there is none. */
export const timeOfDay = <Column extends string>(name: Column) =>
	column(name, (stored: string | null) => stored?.slice(0, 5) ?? '');

/** A moment, in ISO 8601; its column is never empty. */
export const date = <Column extends string>(name: Column) =>
	column(name, (stored: string) => new Date(stored).toISOString());

/** Null where there is none. */
export const dateOrNull = <Column extends string>(name: Column) =>
	column(name, (stored: string | null) => stored && new Date(stored).toISOString());

const chosen = <Choice extends string>(choices: readonly Choice[], stored: string | null) =>
	choices.find((choice) => choice === stored);

/** One of some words; `otherwise` where the column holds none of them. */
export const choice = <Column extends string, Choice extends string>(
	name: Column,
	choices: readonly Choice[],
	otherwise: NoInfer<Choice>,
) => column(name, (stored: string | null) => chosen(choices, stored) ?? otherwise);

export const choiceOrNull = <Column extends string, Choice extends string>(
	name: Column,
	choices: readonly Choice[],
) => column(name, (stored: string | null) => chosen(choices, stored) ?? null);

/** What a JSON column holds, as far as it is what the contract says. */
export const json = <Column extends string, Type extends z.ZodMiniType>(
	name: Column,
	schema: Type,
	otherwise: z.output<Type>,
) => column(name, (stored: unknown) => schema.safeParse(stored).data ?? otherwise);
