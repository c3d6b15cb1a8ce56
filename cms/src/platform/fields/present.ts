import type { ColumnsIn, Field, FieldMap, ItemOf, RowOf } from './field';

/** Returns a function that converts a row into a response with exactly the keys of the map. */
export function createPresenter<M extends FieldMap>(fields: M) {
	const entries = Object.entries(fields);
	return (row: RowOf<M>): ItemOf<M> =>
		Object.fromEntries(entries.map(([key, { read }]) => [key, read(row as never)])) as ItemOf<M>;
}

/** Like `createPresenter`, for a row that may be missing. A missing row reads as one with empty columns. */
export function createPresenterOrEmpty<M extends FieldMap>(fields: M) {
	const present = createPresenter(fields);
	return (row: RowOf<M> | null | undefined) => present(row ?? ({} as RowOf<M>));
}

/** Returns the `select` and `populate` options that a field map needs. */
export function getQueryOptions(fields: FieldMap) {
	const all = Object.values(fields);
	return {
		select: [...new Set(['id', ...all.flatMap(({ select }) => select)])],
		populate: Object.fromEntries(all.flatMap(({ populate }) => populate)),
	};
}

/** Field computed from other fields. */
export function computedField<M extends FieldMap, Value>(
	parts: M,
	make: (values: ItemOf<M>) => Value,
): Field<RowOf<M>, Value, ColumnsIn<M>> {
	const all = Object.values(parts) as Field<never, unknown, ColumnsIn<M>>[];
	const present = createPresenter(parts);
	return {
		select: all.flatMap(({ select }) => select),
		populate: all.flatMap(({ populate }) => populate),
		read: (row) => make(present(row)),
	};
}

/** Field without a column. Its value is added to the row before the row is presented. */
export const virtualField = <Name extends string, Value>(
	name: Name,
): Field<Record<Name, Value>, Value, never> => ({
	select: [],
	populate: [],
	read: (row) => row[name],
});

/** Field with a constant value. */
export const constantField = <Value>(value: Value): Field<unknown, Value, never> => ({
	select: [],
	populate: [],
	read: () => value,
});

/** Field for a relation to one row, or null. */
export function relationField<Name extends string, M extends FieldMap>(
	name: Name,
	fields: M,
): Field<Record<Name, RowOf<M> | null>, ItemOf<M> | null, Name> {
	const present = createPresenter(fields);
	return {
		select: [],
		populate: [[name, getQueryOptions(fields)]],
		read: ({ [name]: row }) => (row ? present(row) : null),
	};
}

/** Field for a component. A missing component has empty fields. */
export function componentField<Name extends string, M extends FieldMap>(
	name: Name,
	fields: M,
): Field<Record<Name, RowOf<M> | null>, ItemOf<M>, Name> {
	const present = createPresenterOrEmpty(fields);
	return {
		select: [],
		populate: [[name, getQueryOptions(fields)]],
		read: (row) => present(row[name]),
	};
}

/** Field for a relation to several rows, in their order. */
export const relationListField = <Name extends string, M extends FieldMap>(name: Name, fields: M) =>
	componentListField(name, fields);

/** Field for a repeatable component, in its order. */
export function componentListField<Name extends string, M extends FieldMap>(
	name: Name,
	fields: M,
): Field<Record<Name, RowOf<M>[] | null>, ItemOf<M>[], Name> {
	const present = createPresenter(fields);
	return {
		select: [],
		populate: [[name, getQueryOptions(fields)]],
		read: (row) => (row[name] ?? []).map(present),
	};
}
