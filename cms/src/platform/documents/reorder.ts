import type { UID } from '@strapi/strapi';
import type { EntryMove, OrderOrMove } from '@sumu/contract';
import { orNotFound } from '../lib/http-errors';
import type { SortOrder } from '../lib/repository';
import { schedulePurge } from '../purge/schedule-purge';
import { lockDocuments } from './lock';

interface Place {
	id: number;
	documentId: string;
	rank: number | null;
	publishedAt: string | null;
}

const placeColumns = ['id', 'documentId', 'rank', 'publishedAt'];

/** Checks that all ranks are set and different, as reordering requires. The panel allows duplicates. */
function hasDistinctRanks(places: Place[]): boolean {
	const ranks = places.map(({ rank }) => rank);
	return !ranks.includes(null) && new Set(ranks).size === ranks.length;
}

/** Returns the columns of the published documents that matter for their order. */
const readPlaces = (uid: UID.ContentType, where: object, orderBy: SortOrder): Promise<Place[]> =>
	strapi.db.query(uid).findMany({
		select: placeColumns,
		where: { ...where, publishedAt: { $notNull: true } },
		orderBy,
	});

const isDownwards = (order: SortOrder) => Object.values(order[0] ?? {}).includes('desc');

const setRank = (uid: UID.ContentType, documentId: string, rank: number) =>
	strapi.db.transaction(({ trx }) =>
		trx(strapi.db.metadata.get(uid).tableName).where({ document_id: documentId }).update({ rank }),
	);

/** Numbers all documents in the order of their ids. */
async function renumber(uid: UID.ContentType, ids: readonly string[], order: SortOrder) {
	for (const [index, documentId] of ids.entries())
		await setRank(uid, documentId, isDownwards(order) ? ids.length - index : index + 1);
}

/**
 * Redistributes the ranks of the given documents so that they follow the given order, while all others keep their
 * places. Drafts get the same ranks, and `updatedAt` does not change. All documents of the type are locked, because
 * all may be renumbered.
 * @throws NotFoundError unless all of them are published
 */
export async function reorderDocuments(
	uid: UID.ContentType,
	ids: readonly string[],
	order: SortOrder,
) {
	await strapi.db.transaction(async ({ trx }) => {
		await lockDocuments(trx, uid);
		const read = () => readPlaces(uid, { documentId: { $in: ids } }, order);
		let places = await read();
		orNotFound(places.length === ids.length ? places : null);
		if (!hasDistinctRanks(places)) {
			const all = await readPlaces(uid, {}, order);
			await renumber(
				uid,
				all.map(({ documentId }) => documentId),
				order,
			);
			places = await read();
		}
		for (const [index, documentId] of ids.entries()) {
			const rank = places[index]?.rank;
			if (typeof rank === 'number') await setRank(uid, documentId, rank);
		}
	});
	// The document service did not see these writes, so report the change here.
	schedulePurge();
}

/** Smallest distance of two ranks between which another document still fits. */
const MIN_RANK_GAP = 1e-6;

/** Returns a rank between two neighbours; null if there is no room. `before` is missing at the top, `after` at the end. */
function rankBetween(before: Place | undefined, after: Place | undefined, order: SortOrder) {
	const step = isDownwards(order) ? -1 : 1;
	const [from, to] = [before?.rank, after?.rank];
	if (typeof from === 'number' && typeof to === 'number')
		return (to - from) * step > MIN_RANK_GAP ? (from + to) / 2 : null;
	if (typeof from === 'number') return from + step;
	return typeof to === 'number' ? to - step : null;
}

function positionOf(places: readonly Place[], target: EntryMove): number {
	if ('position' in target) return Math.min(target.position - 1, places.length);
	const neighbour = 'before' in target ? target.before : target.after;
	const index = places.findIndex(({ documentId }) => documentId === neighbour);
	return orNotFound(index < 0 ? null : index) + ('after' in target ? 1 : 0);
}

/**
 * Moves one document to another place. Only its rank changes, unless its new neighbours leave no room.
 * @throws NotFoundError unless it and its neighbour are published
 */
async function moveDocument(uid: UID.ContentType, target: EntryMove, order: SortOrder) {
	await strapi.db.transaction(async ({ trx }) => {
		await lockDocuments(trx, uid);
		const all = await readPlaces(uid, {}, order);
		const movedPlace = orNotFound(all.find(({ documentId }) => documentId === target.move) ?? null);
		const others = all.filter((place) => place !== movedPlace);
		const position = positionOf(others, target);
		const rank = hasDistinctRanks(all)
			? rankBetween(others[position - 1], others[position], order)
			: null;
		if (rank !== null) return setRank(uid, target.move, rank);
		const places = others.toSpliced(position, 0, movedPlace);
		return renumber(
			uid,
			places.map(({ documentId }) => documentId),
			order,
		);
	});
	schedulePurge();
}

/** Puts documents in order, or moves one. */
export const orderDocuments = (uid: UID.ContentType, body: OrderOrMove, order: SortOrder) =>
	'ids' in body ? reorderDocuments(uid, body.ids, order) : moveDocument(uid, body, order);
