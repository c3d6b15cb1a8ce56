export { AddReview as default } from '../../features/admin/forms/add-review';
