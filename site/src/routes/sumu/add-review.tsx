export { AddReview as default } from '../../features/admin/forms/review-form';
