import { listReviews } from '@sumu/contract';
import { action } from '../../../contract/action';
import { listAnswer } from '../../../contract/pages';
import { newestFirst } from '../../../lib/orders';
import { published } from '../../../lib/published';
import { presentReview, type ReviewRow, reviewColumns } from '../../../presenters/review';

const reviews = published<ReviewRow>('api::review.review', {
	select: reviewColumns,
	populate: { userImg: true },
});

export default {
	list: action(listReviews, async ({ query }) => {
		const rows = await reviews.list({ orderBy: newestFirst, limit: query.limit });
		return listAnswer(rows.map(presentReview));
	}),
};
