import { reviewToEdit } from '../../features/admin/forms/api/entry-queries';
import { AddReview, UpdateReview } from '../../features/admin/forms/review-form';
import { createEntryFormRoute } from './entry-form-route';

const { clientLoader, EntryFormScreen } = createEntryFormRoute({
	toEdit: reviewToEdit,
	Add: AddReview,
	renderUpdate: (review) => <UpdateReview review={review} />,
});

export { clientLoader, EntryFormScreen as default };
