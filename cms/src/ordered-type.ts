import {
	type EntryKind,
	type EntryState,
	type OrderOrMove,
	type SaveFields,
	toEntryUid,
} from '@sumu/contract';
import type { Context } from 'koa';
import { acceptedResponse, listResponse, oneResponse } from './contract/responses';
import { whereEntryState } from './platform/documents/publication-state';
import { orderDocuments } from './platform/documents/reorder';
import { createWriteOperations } from './platform/documents/write-operations';
import type { DocumentData } from './platform/fields';
import { orNotFound } from './platform/lib/http-errors';
import type { FilterFields } from './platform/lib/list-filters';
import { lowestRankFirst, type QuerySlice } from './platform/lib/repository';
import { createSearchableTable } from './platform/lib/searchable-table';
import type { Reader } from './reader';

interface OrderedTypeConfig<Row, ManagedRow, Item, ManagedItem, Body, Field extends string> {
	reader: {
		published: Reader<Row>;
		drafts: Reader<ManagedRow>;
		publishedWithState: Reader<ManagedRow>;
	};
	present: (row: Row) => Item;
	presentManaged: (row: ManagedRow) => ManagedItem;
	/** Converts a body without its save options into columns. Missing ones stay unchanged. */
	columns: (body: Body) => Promise<DocumentData>;
	/** Columns that the search of the managed list covers. */
	search: readonly string[];
	/** Columns that managers can also search and filter by. */
	managed: Omit<FilterFields, 'uid'> & { search: readonly string[] };
	/** Column of each sortable field of the managed list. */
	sort: Record<Field, string>;
}

interface ListInput {
	query: {
		limit: number;
		page?: number | undefined;
		size: number;
		search?: string | undefined;
		sort?: string | undefined;
		status?: EntryState | undefined;
		filters?: unknown;
	};
	ctx: Context;
}

type ManagedQuery = Pick<ListInput['query'], 'search' | 'status' | 'filters'>;

interface IdInput {
	params: { id: string };
}

/**
 * Creates the handlers of a content type that the owner puts in order and whose entries have no page: its lists for
 * visitors and managers, and every write.
 */
export function createOrderedType<
	Row,
	ManagedRow,
	Item,
	ManagedItem extends { _id: string },
	Body extends object,
	Field extends string,
>(
	kind: EntryKind,
	{
		reader,
		present,
		presentManaged,
		columns,
		search,
		managed,
		sort,
	}: OrderedTypeConfig<Row, ManagedRow, Item, ManagedItem, Body, Field>,
) {
	const uid = toEntryUid(kind);
	const dataTable = createSearchableTable({
		search,
		managed: { ...managed, uid },
		sort,
		order: lowestRankFirst,
	});
	const { add, draft, update, remove } = createWriteOperations(uid, {
		reader,
		present: presentManaged,
		columns,
	});

	async function listForVisitors({ query, ctx }: ListInput) {
		const { count, list } = reader.published;
		const rows = async (slice: QuerySlice) => (await list(slice)).map(present);
		if (query.page) return dataTable.response(ctx, query, { count, rows });
		return listResponse(await rows({ orderBy: lowestRankFirst, limit: query.limit }));
	}

	/** Condition of a manager's query of the list. */
	const whereManaged = ({ status, ...query }: ManagedQuery) =>
		dataTable.whereManaged(query, whereEntryState(uid, status));

	/** List for managers: pages also contain drafts. */
	async function listForManagers(input: ListInput) {
		const { query, ctx } = input;
		if (!query.page) return listForVisitors(input);
		const { count, list } = reader.drafts;
		const rows = async (slice: QuerySlice) => (await list(slice)).map(presentManaged);
		return dataTable.managedResponse(ctx, query, { count, rows }, whereManaged(query));
	}

	return {
		whereManaged,

		list: { kind, everyone: listForVisitors, managers: listForManagers },

		one: async ({ params, query }: IdInput & { query: { version?: 'draft' | undefined } }) =>
			oneResponse(
				query.version
					? await draft(params.id)
					: present(orNotFound(await reader.published.one(params.id))),
			),

		add: ({ body, ctx }: { body: Body & SaveFields; ctx: Context }) => add(ctx, body),

		update: ({ params, body }: IdInput & { body: Body & SaveFields }) => update(params.id, body),

		remove: ({ params }: IdInput) => remove(params.id),

		async order({ body }: { body: OrderOrMove }) {
			await orderDocuments(uid, body, lowestRankFirst);
			return acceptedResponse;
		},
	};
}
