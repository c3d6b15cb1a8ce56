import type { ColumnsIn, Field, FieldMap, ItemOf, RowOf } from './field';
import { presenter, presenterOrEmpty, shapeOf } from './present';

/** A field made of others. */
export function computed<M extends FieldMap, Value>(
	parts: M,
	make: (values: ItemOf<M>) => Value,
): Field<RowOf<M>, Value, ColumnsIn<M>> {
	const all = Object.values(parts) as Field<never, unknown, ColumnsIn<M>>[];
	const present = presenter(parts);
	return {
		select: all.flatMap(({ select }) => select),
		populate: all.flatMap(({ populate }) => populate),
		read: (row) => make(present(row)),
	};
}

/** A field that no column holds: whoever reads the row joins it on. */
export const joined = <Name extends string, Value>(
	name: Name,
): Field<Record<Name, Value>, Value, never> => ({
	select: [],
	populate: [],
	read: (row) => row[name],
});

/** The same whatever the row. */
export const always = <Value>(value: Value): Field<unknown, Value, never> => ({
	select: [],
	populate: [],
	read: () => value,
});

/** What a relation leads to, or null. */
export function relation<Name extends string, M extends FieldMap>(
	name: Name,
	fields: M,
): Field<Record<Name, RowOf<M> | null>, ItemOf<M> | null, Name> {
	const present = presenter(fields);
	return {
		select: [],
		populate: [[name, shapeOf(fields)]],
		read: ({ [name]: row }) => (row ? present(row) : null),
	};
}

/** A component; one that was never filled in has empty fields. */
export function component<Name extends string, M extends FieldMap>(
	name: Name,
	fields: M,
): Field<Record<Name, RowOf<M> | null>, ItemOf<M>, Name> {
	const present = presenterOrEmpty(fields);
	return {
		select: [],
		populate: [[name, shapeOf(fields)]],
		read: (row) => present(row[name]),
	};
}

/** What a relation to several leads to, in their order. */
export const relations = <Name extends string, M extends FieldMap>(name: Name, fields: M) =>
	components(name, fields);

/** The components of a list, in their order. */
export function components<Name extends string, M extends FieldMap>(
	name: Name,
	fields: M,
): Field<Record<Name, RowOf<M>[] | null>, ItemOf<M>[], Name> {
	const present = presenter(fields);
	return {
		select: [],
		populate: [[name, shapeOf(fields)]],
		read: (row) => (row[name] ?? []).map(present),
	};
}
