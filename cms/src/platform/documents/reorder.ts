import type { UID } from '@strapi/strapi';
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
	const { tableName } = strapi.db.metadata.get(uid);
	await strapi.db.transaction(async ({ trx }) => {
		await lockDocuments(trx, uid);
		const setRank = (documentId: string, rank: number) =>
			trx(tableName).where({ document_id: documentId }).update({ rank });
		const read = (where: object): Promise<Place[]> =>
			strapi.db.query(uid).findMany({
				select: placeColumns,
				where: { ...where, publishedAt: { $notNull: true } },
				orderBy: order,
			});

		let places = await read({ documentId: { $in: ids } });
		orNotFound(places.length === ids.length ? places : null);
		if (!hasDistinctRanks(places)) {
			const all = await read({});
			const downwards = Object.values(order[0] ?? {}).includes('desc');
			for (const [index, { documentId }] of all.entries())
				await setRank(documentId, downwards ? all.length - index : index + 1);
			places = await read({ documentId: { $in: ids } });
		}
		for (const [index, documentId] of ids.entries()) {
			const rank = places[index]?.rank;
			if (typeof rank === 'number') await setRank(documentId, rank);
		}
	});
	// The document service did not see these writes, so report the change here.
	schedulePurge();
}
