import {
	contentTypes,
	deleteTrashItem,
	type EntryKind,
	emptyTrash,
	listTrash,
	restoreTrashItem,
	type TrashItem,
	type TrashKind,
} from '@sumu/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error';
import type { ResourceName } from '../../../lib/query/keys';
import { callAsUser } from '../../../lib/session/call-as-user';
import { askConfirmation } from '../../../ui/alerts';
import { refreshResource } from '../overview/api/overview';
import { trashWords } from './words';

const trashKey = ['trash'] as const;

/** A page of the trash, of one kind if given. */
export const trashQuery = (page: number, kind: TrashKind | undefined) =>
	queryOptions({
		queryKey: [...trashKey, page, kind],
		queryFn: ({ signal }) => callAsUser(listTrash, { query: { page, kind }, signal }),
		placeholderData: keepPreviousData,
	});

export type TrashReference = Pick<TrashItem, '_id' | 'kind'>;

const isEntryKind = (kind: TrashKind): kind is EntryKind => kind in contentTypes;

const resourceOf = (kind: TrashKind): ResourceName =>
	isEntryKind(kind) ? contentTypes[kind].resource : `${kind}s`;

/** Refetches the trash and the lists that its items come from. */
export const refreshAfterTrash = (client: QueryClient, kinds: readonly TrashKind[]) =>
	Promise.all([
		client.invalidateQueries({ queryKey: trashKey }),
		...[...new Set(kinds)].map((kind) => refreshResource(client, resourceOf(kind))),
	]);

const isAddressTaken = (error: unknown) =>
	error instanceof ApiError &&
	error.status === 409 &&
	error.response?.error.details.reason === 'slug';

/** Restores an item; asks first if its address is taken. Resolves to false if the user declines. */
async function restoreItem({ _id: id, kind }: TrashReference): Promise<boolean> {
	const restore = (rename?: 'true') =>
		callAsUser(restoreTrashItem, { params: { kind, id }, query: { rename } });
	try {
		await restore();
	} catch (error) {
		if (!isAddressTaken(error)) throw error;
		if (!(await askConfirmation(trashWords.rename))) return false;
		await restore('true');
	}
	return true;
}

/**
 * Restores items one after the other, all of them even if one fails.
 * @returns how many were restored
 * @throws the first error
 */
export async function restoreItems(items: readonly TrashReference[]): Promise<number> {
	let restoredCount = 0;
	const errors: unknown[] = [];
	for (const item of items)
		try {
			if (await restoreItem(item)) restoredCount += 1;
		} catch (error) {
			errors.push(error);
		}
	if (errors.length > 0) throw errors[0];
	return restoredCount;
}

/** Deletes items permanently. */
export async function deleteItems(items: readonly TrashReference[]): Promise<number> {
	for (const { _id: id, kind } of items)
		await callAsUser(deleteTrashItem, { params: { kind, id } });
	return items.length;
}

/** Deletes everything, or everything of a kind, permanently. */
export const deleteAllItems = async (kind: TrashKind | undefined): Promise<number> =>
	(await callAsUser(emptyTrash, { query: { kind } })).data.deletedCount;
