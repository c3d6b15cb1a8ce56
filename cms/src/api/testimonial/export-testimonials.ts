import { type OwnReviewRow, ownReviewShape, presentOwnReview } from '../review/own-presenter';
import { reviewUid } from '../review/review-target';
import { listRequestsTo, presentRequest } from './request-table';

async function findTestimonial(documentId: string | null) {
	if (!documentId) return null;
	const versions: OwnReviewRow[] = await strapi.db
		.query(reviewUid)
		.findMany({ where: { documentId }, ...ownReviewShape, orderBy: { id: 'asc' } });
	return presentOwnReview(versions);
}

/** Returns the testimonials requested from an address, without the tokens of their links. */
export async function exportTestimonialsOf(email: string) {
	const requests = await listRequestsTo(email);
	return Promise.all(
		requests.map(async (request) => {
			const { name, project, state, date, expiresAt, reviewId } = presentRequest(request);
			return {
				name,
				project,
				state,
				date,
				expiresAt,
				testimonial: await findTestimonial(reviewId),
			};
		}),
	);
}
