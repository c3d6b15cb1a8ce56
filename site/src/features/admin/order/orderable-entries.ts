import {
	contentTypeOf,
	contentTypes,
	listProjects,
	listServices,
	listSkills,
	MAX_UNPAGED_ROWS,
	orderProjects,
	orderServices,
	orderSkills,
} from '@sumu/contract';
import { matchPath } from 'react-router-dom';
import { entryPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import type { OrderableContent } from './orderable';

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
			const { data } = await callAsUser(calls.list, {
				query: { limit: MAX_UNPAGED_ROWS },
				signal,
			});
			const entries: readonly Readonly<Record<string, unknown>>[] = data;
			return entries.map((entry) => ({
				_id: String(entry._id),
				name: String(entry[title]),
				note: order?.note ? String(entry[order.note] ?? '') : '',
			}));
		},
		save: (ids) => callAsUser(calls.order, { body: { ids } }),
	};
}

/** Returns the content that an order screen sorts, by the address of the screen. */
export function orderableAt(address: string): OrderableContent {
	const kind = orderedKinds.find((each) => matchPath(entryPaths[each].order.at(), address));
	if (!kind) throw new Error(`No content type has its order screen at ${address}`);
	return toOrderable(kind);
}
