import { addOwnerReview, deleteReview, getReview, listReviews, updateReview } from '@sumu/contract';
import { route } from '../../../contract/route';

export default {
	routes: [
		route(listReviews),
		route(getReview),
		route(addOwnerReview),
		route(updateReview),
		route(deleteReview),
	],
};
