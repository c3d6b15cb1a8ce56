export const addToCard = 'Add to card';
export const chooseProject = 'Please choose a project';
export const addedToCard = 'Add To Card';
export const notAddedToCard = 'The project couldn’t be added';

/** Texts before and after a deletion. `deletionOf` returns the question for an entity. */
export const deletionTexts = {
	title: 'Are you sure?',
	confirm: 'Yes, delete it !',
	cancelledTitle: 'Oops...',
	cancelled: 'Delete Cancel',
	doneTitle: 'Deleted!',
} as const;
export const deletionOf = (entity: string) => `You are sure to delete ${entity} information`;
export const entityDeleted = (entity: string) => `${entity} information has been deleted.`;

export const unknownLocation = 'Unknown Location';
export const enterReview = 'please Typing Here';
export const reviewPlaceholder = 'Describe your experience..';
export const chooseRating = 'Please choose one to five stars';
export const reviewOfOne = 'A review must be about one project or one post';
export const submitReview = 'Submit Review';
export const thanksForRating = 'Thanks for rating us!';
export const editReview = 'EDIT';
