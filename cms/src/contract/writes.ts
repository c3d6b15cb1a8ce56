/** Responses of changes and deletions, with `acknowledged` at both places where clients look. */

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

/** Success, or nothing to do; the response does not reveal which. */
export const okResponse = { ok: true } as const;
