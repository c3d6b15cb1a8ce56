import type { FieldMap, ItemOf, RowOf } from './field';

/** Turns a row into a response: the keys of the map, and no others. */
export function presenter<M extends FieldMap>(fields: M) {
	const entries = Object.entries(fields);
	return (row: RowOf<M>): ItemOf<M> =>
		Object.fromEntries(entries.map(([key, { read }]) => [key, read(row as never)])) as ItemOf<M>;
}

/** The same of a row that may be missing, which reads as one whose columns are all empty. */
export function presenterOrEmpty<M extends FieldMap>(fields: M) {
	const present = presenter(fields);
	return (row: RowOf<M> | null | undefined) => present(row ?? ({} as RowOf<M>));
}

/** What the database is asked for, so that a map can be read. */
export function shapeOf(fields: FieldMap) {
	const all = Object.values(fields);
	return {
		select: [...new Set(['id', ...all.flatMap(({ select }) => select)])],
		populate: Object.fromEntries(all.flatMap(({ populate }) => populate)),
	};
}
