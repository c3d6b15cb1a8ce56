import { addOwnerReview, deleteReview, listReviews, updateReview } from '@sumu/contract';
import { route } from '../../../contract/route';

export default {
	routes: [route(listReviews), route(addOwnerReview), route(updateReview), route(deleteReview)],
};
