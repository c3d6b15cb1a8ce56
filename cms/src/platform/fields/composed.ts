import type { ColumnsIn, Field, FieldMap, ItemOf, RowOf } from './field';
import { presenter, presenterOrEmpty, shapeOf } from './present';

/** Field computed from other fields. */
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

/** Field without a column. Its value is added to the row before the row is presented. */
export const joined = <Name extends string, Value>(
	name: Name,
): Field<Record<Name, Value>, Value, never> => ({
	select: [],
	populate: [],
	read: (row) => row[name],
});

/** Field with a constant value. */
export const always = <Value>(value: Value): Field<unknown, Value, never> => ({
	select: [],
	populate: [],
	read: () => value,
});

/** Field for a relation to one row, or null. */
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

/** Field for a component. A missing component has empty fields. */
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

/** Field for a relation to several rows, in their order. */
export const relations = <Name extends string, M extends FieldMap>(name: Name, fields: M) =>
	components(name, fields);

/** Field for a repeatable component, in its order. */
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
