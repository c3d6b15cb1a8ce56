export const reviewUid = 'api::review.review';
