export { AddReview as default } from '../../features/editor/forms/add-review';
