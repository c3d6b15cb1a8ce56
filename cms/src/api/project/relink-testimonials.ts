import type { AfterWrite, DocumentWrite } from '../../platform/documents/document-write';
import { isNewer } from '../../platform/documents/publication-state';
import { reviewUid } from '../review/review-target';

const queryProjects = () => strapi.db.query('api::project.project');
const draftFilter = { publishedAt: { $null: true } };
const publishedFilter = { publishedAt: { $notNull: true } };

/** Returns the published row of a project if it is up to date with the draft but has no testimonial. */
async function findRowWithoutTestimonial(documentId: string, draft: string) {
	const row = await queryProjects().findOne({
		select: ['id', 'updatedAt'],
		where: { documentId, ...publishedFilter },
		populate: { testimonial: { select: ['id'] } },
	});
	return row && !row.testimonial && !isNewer(draft, row.updatedAt) ? row : null;
}

async function linkTestimonial(documentId: string) {
	const review = await strapi.db
		.query(reviewUid)
		.findOne({ select: ['id'], where: { documentId, ...publishedFilter } });
	if (!review) return;
	const drafts: { documentId: string; updatedAt: string }[] = await queryProjects().findMany({
		select: ['documentId', 'updatedAt'],
		where: { ...draftFilter, testimonial: { documentId } },
	});
	for (const draft of drafts) {
		const row = await findRowWithoutTestimonial(draft.documentId, draft.updatedAt);
		if (!row) continue;
		const data = { testimonial: review.id, updatedAt: row.updatedAt };
		await queryProjects().update({ where: { id: row.id }, data });
	}
}

/**
 * Links published projects to a review as soon as it is published. Strapi links published rows only to published rows,
 * so a project published while its review was pending has no testimonial.
 */
export async function relinkTestimonials({ params }: DocumentWrite): Promise<AfterWrite> {
	return async () => {
		if (params.documentId) await linkTestimonial(params.documentId);
	};
}
