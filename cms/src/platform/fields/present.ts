import type { FieldMap, ItemOf, RowOf } from './field';

/** Turns a row into an answer: the keys of the map, and no others. */
export function presenter<Map extends FieldMap>(fields: Map) {
	const entries = Object.entries(fields);
	return (row: RowOf<Map>): ItemOf<Map> =>
		Object.fromEntries(entries.map(([key, { read }]) => [key, read(row as never)])) as ItemOf<Map>;
}

/** The same of a row that may be missing, which reads as one whose columns are all empty. */
export function presenterOrEmpty<Map extends FieldMap>(fields: Map) {
	const present = presenter(fields);
	return (row: RowOf<Map> | null | undefined) => present(row ?? ({} as RowOf<Map>));
}

/** What the database is asked for, so that a map can be read. */
export function shapeOf(fields: FieldMap) {
	const all = Object.values(fields);
	return {
		select: [...new Set(['id', ...all.flatMap(({ select }) => select)])],
		populate: Object.fromEntries(all.flatMap(({ populate }) => populate)),
	};
}
