import {
	contentTypeOf,
	contentTypes,
	type EntryMove,
	listProjects,
	listServices,
	listSkills,
	orderProjects,
	orderServices,
	orderSkills,
	tablePageSizes,
} from '@sumu/contract';
import { matchPath } from 'react-router-dom';
import { entryPaths } from '../../../config/sumu-paths';
import type { ResourceName } from '../../../lib/query/keys';
import { callAsUser } from '../../../lib/session/call-as-user';

/** An entry to sort, with its name and a note. */
export interface OrderableItem {
	readonly _id: string;
	readonly name: string;
	readonly note: string;
}

/** A kind of content in an order that the owner decides. */
export interface OrderableContent {
	readonly resource: ResourceName;
	readonly title: string;
	readonly plural: string;
	readonly backTo: string;
	readonly read: (signal: AbortSignal) => Promise<readonly OrderableItem[]>;
	readonly move: (move: EntryMove) => Promise<unknown>;
}

const orderCalls = {
	project: { list: listProjects, order: orderProjects },
	service: { list: listServices, order: orderServices },
	skill: { list: listSkills, order: orderSkills },
} satisfies Record<OrderedKind, unknown>;

/** Content types in an order that the owner decides. */
type OrderedKind = {
	[Kind in keyof typeof contentTypes]: (typeof contentTypes)[Kind] extends { order: object }
		? Kind
		: never;
}[keyof typeof contentTypes];

const orderedKinds = Object.keys(orderCalls) as OrderedKind[];

type Entry = Readonly<Record<string, unknown>>;

/** Reads a list to its end. An entry that moves to another page meanwhile is returned once. */
async function readEveryPage(
	read: (page: number) => Promise<{ data: readonly Entry[]; pagination: readonly number[] }>,
): Promise<Entry[]> {
	const first = await read(1);
	const pageCount = first.pagination.at(-1) ?? 1;
	const others = await Promise.all(
		Array.from({ length: pageCount - 1 }, (_, index) => read(index + 2)),
	);
	const entries = [first, ...others].flatMap(({ data }) => data);
	return [...new Map(entries.map((entry) => [entry._id, entry])).values()];
}

function toOrderable(kind: OrderedKind): OrderableContent {
	const { title, order } = contentTypeOf(kind);
	const { resource } = contentTypes[kind];
	const calls = orderCalls[kind];
	return {
		resource,
		title: `Order ${resource}`,
		plural: resource,
		backTo: entryPaths[kind].list.at(),
		read: async (signal) => {
			const entries = await readEveryPage((page) =>
				callAsUser(calls.list, { query: { page, size: tablePageSizes.most }, signal }),
			);
			return entries
				.filter(({ shown }) => shown !== false)
				.map((entry) => ({
					_id: String(entry._id),
					name: String(entry[title]),
					note: order?.note ? String(entry[order.note] ?? '') : '',
				}));
		},
		move: (move) => callAsUser(calls.order, { body: move }),
	};
}

/** Returns the content that an order screen sorts, by the address of the screen. */
export function orderableAt(address: string): OrderableContent {
	const kind = orderedKinds.find((each) => matchPath(entryPaths[each].order.at(), address));
	if (!kind) throw new Error(`No content type has its order screen at ${address}`);
	return toOrderable(kind);
}
