/** Helpers that wrap a sample in the contract's response shapes. */

export const listed = <Item>(...data: Item[]) => ({ status: true, data, pagination: [1] });
export const one = <Item>(data: Item) => ({ status: true as const, data });

const acknowledged = true as const;

export const added = <Item extends { _id: string }>(data: Item) => ({
	acknowledged,
	insertedId: data._id,
	data,
});
export const changed = <Item extends object>(data: Item) => ({
	acknowledged,
	data: { ...data, acknowledged },
});
export const deleted = { acknowledged, data: { acknowledged, deletedCount: 1 } };
export const accepted = { acknowledged, data: { acknowledged } };
export const ok = { ok: true as const };
