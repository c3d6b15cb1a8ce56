import { pageNumbers, parsePage, type ResponseOf, type sendMessage } from '@sumu/contract';
import type { Context } from 'koa';

interface Page<Item> {
	status: boolean;
	data: Item[];
	pagination: number[];
}

/** Rows of a page; pages in the later half are counted from the end. */
export interface PageSlice {
	offset: number;
	limit: number;
	fromEnd: boolean;
}

function sliceOf(page: number, pageSize: number, total: number): PageSlice {
	const offset = (page - 1) * pageSize;
	const limit = Math.min(pageSize, Math.max(0, total - offset));
	const fromEnd = limit > 0 && offset > total / 2;
	return fromEnd
		? { offset: total - offset - limit, limit, fromEnd }
		: { offset, limit: pageSize, fromEnd };
}

/** Returns one page of a list; a page that does not exist is 404 with the pages that do. */
export async function pageResponse<Item>(
	ctx: Context,
	param: string,
	pageSize: number,
	source: {
		count: () => Promise<number>;
		rows: (slice: PageSlice) => Promise<Item[]>;
	},
): Promise<Page<Item>> {
	const page = parsePage(param);
	const total = await source.count();
	const pagination = pageNumbers(total, pageSize, page ?? 1);
	const last = Math.max(1, Math.ceil(total / pageSize));
	if (page === null || page > last) {
		ctx.status = 404;
		return { status: false, data: [], pagination };
	}
	const data = await source.rows(sliceOf(page, pageSize, total));
	return { status: true, data, pagination };
}

/** Response of a list without pages. */
export const listResponse = <Item>(data: Item[]): Page<Item> => ({
	status: true,
	data,
	pagination: [1],
});

/** Response with one document. */
export const oneResponse = <Item>(data: Item) => ({ status: true as const, data });

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

/** Response that confirms a write without revealing its effect. */
export const acceptedResponse: ResponseOf<typeof sendMessage> = {
	acknowledged: true,
	data: { acknowledged: true },
};
