import type { Core } from '@strapi/strapi';
import { isNewer } from '../../platform/documents/state';
import { reviewUid } from '../review/review-uid';

const projects = () => strapi.db.query('api::project.project');
const hidden = { publishedAt: { $null: true } };
const shown = { publishedAt: { $notNull: true } };

/** Returns the published row of a project if it is up to date with the draft but has no testimonial. */
async function unquoted(documentId: string, draft: string) {
	const row = await projects().findOne({
		select: ['id', 'updatedAt'],
		where: { documentId, ...shown },
		populate: { testimonial: { select: ['id'] } },
	});
	return row && !row.testimonial && !isNewer(draft, row.updatedAt) ? row : null;
}

async function quote(documentId: string) {
	const review = await strapi.db
		.query(reviewUid)
		.findOne({ select: ['id'], where: { documentId, ...shown } });
	if (!review) return;
	const drafts: { documentId: string; updatedAt: string }[] = await projects().findMany({
		select: ['documentId', 'updatedAt'],
		where: { ...hidden, testimonial: { documentId } },
	});
	for (const draft of drafts) {
		const row = await unquoted(draft.documentId, draft.updatedAt);
		if (!row) continue;
		const data = { testimonial: review.id, updatedAt: row.updatedAt };
		await projects().update({ where: { id: row.id }, data });
	}
}

/**
 * Links published projects to a review as soon as it is published. Strapi links published rows only to published rows,
 * so a project published while its review was pending has no testimonial.
 */
export function quoteAgain(strapi: Core.Strapi) {
	strapi.documents.use(async (context, next) => {
		const { action, uid, params } = context;
		if (uid !== reviewUid || !['publish', 'update'].includes(action)) return next();
		const result = await next();
		const { documentId } = params as { documentId?: string };
		if (documentId) await quote(documentId);
		return result;
	});
}
