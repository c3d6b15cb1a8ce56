/** Helpers that wrap a sample in the contract's response shapes. */

export const toListResponse = <Item>(...data: Item[]) => ({ status: true, data, pagination: [1] });
export const toItemResponse = <Item>(data: Item) => ({ status: true as const, data });

const literalTrue = true as const;

export const toAddedResponse = <Item extends { _id: string }>(data: Item) => ({
	acknowledged: literalTrue,
	insertedId: data._id,
	data,
});
export const toChangedResponse = <Item extends object>(data: Item) => ({
	acknowledged: literalTrue,
	data: { ...data, acknowledged: literalTrue },
});
export const deletedResponse = {
	acknowledged: literalTrue,
	data: { acknowledged: literalTrue, deletedCount: 1 },
};
export const acceptedResponse = { acknowledged: literalTrue, data: { acknowledged: literalTrue } };
export const okResponse = { ok: true as const };
