import type { FieldMap, ItemOf, RowOf } from './field';

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
