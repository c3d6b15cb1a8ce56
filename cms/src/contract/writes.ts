/** Responses of writes that change or delete, acknowledged where clients of either kind look. */

export const changedResponse = <Item extends object>(data: Item) => ({
	acknowledged: true as const,
	data: { ...data, acknowledged: true as const },
});

export const deletedResponse = (deletedCount: number) => ({
	acknowledged: true as const,
	data: { acknowledged: true as const, deletedCount },
});

export const addedResponse = <Item extends { _id: string }>(data: Item) => ({
	acknowledged: true as const,
	insertedId: data._id,
	data,
});

/** It was done, or there was nothing to do; which of the two is not told. */
export const ok = { ok: true } as const;
