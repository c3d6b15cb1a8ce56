export const unknownLocation = 'Unknown Location';
export const enterReview = 'please Typing Here';
export const reviewPlaceholder = 'Describe your experience..';
export const chooseRating = 'Please choose one to five stars';
export const reviewOfOne = 'A review must be about one project or one post';
export const submitReview = 'Submit Review';
export const thanksForRating = 'Thanks for rating us!';
export const editReview = 'EDIT';
