import type { Core } from '@strapi/strapi';
import { queryTrash } from '../../platform/trash/trash-table';
import { reviewUid } from '../review/review-target';
import { hashAddress, queryRequests, type RequestRow } from './request-table';

const DAY_MS = 86_400_000;
/** Days for which a link that is over still says why. */
const CLOSED_LINK_DAYS = 30;
/** Days for which the owner sees to whom an answered link was sent. */
const ADDRESS_DAYS = 90;

const before = (days: number) => ({ $lt: new Date(Date.now() - days * DAY_MS).toISOString() });

/** Checks whether a testimonial exists, in the trash too. */
const hasTestimonial = async ({ reviewId: documentId }: RequestRow) =>
	documentId !== null &&
	((await strapi.db.query(reviewUid).count({ where: { documentId } })) > 0 ||
		(await queryTrash().count({ where: { kind: 'review', documentId } })) > 0);

/**
 * Deletes links that have been over for a while, and the addresses of answered ones. A link with a testimonial stays,
 * because its author withdraws the testimonial with it.
 */
export async function purgeTestimonialRequests(strapi: Core.Strapi) {
	const closedAt = before(CLOSED_LINK_DAYS);
	const { count } = await queryRequests().deleteMany({
		where: {
			$or: [
				{ withdrawnAt: closedAt },
				{ usedAt: { $null: true }, $or: [{ revokedAt: closedAt }, { expiresAt: closedAt }] },
			],
		},
	});
	const answeredRows: RequestRow[] = await queryRequests().findMany({
		where: { usedAt: before(CLOSED_LINK_DAYS) },
	});
	let deletedCount = count;
	for (const row of answeredRows) {
		const isKept = await hasTestimonial(row);
		if (isKept) continue;
		deletedCount += (await queryRequests().deleteMany({ where: { id: row.id } })).count;
	}
	const outdatedRows: RequestRow[] = await queryRequests().findMany({
		where: { usedAt: before(ADDRESS_DAYS), email: { $ne: '' } },
	});
	for (const { id, email } of outdatedRows)
		await queryRequests().updateMany({
			where: { id },
			data: { email: '', emailHash: hashAddress(email) },
		});
	if (deletedCount + outdatedRows.length > 0)
		strapi.log.info(
			`Deleted ${deletedCount} links for testimonials and the addresses of ${outdatedRows.length} more`,
		);
}
