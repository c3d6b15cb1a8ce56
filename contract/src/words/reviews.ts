import type { CatalogueArea } from './catalogue-entry';

export const reviewWords = {
	reviews: { original: 'Reviews', bn: 'মতামত' },
	noReviews: { original: 'No reviews yet', bn: 'এখনো কোনো মতামত নেই' },
	pauseReviews: { original: 'Pause the reviews', bn: 'মতামত থামান' },
	playReviews: { original: 'Play the reviews', bn: 'মতামত চালান' },
	reviewAt: { original: 'Review {at} of {count}', bn: '{count}টির মধ্যে {at} নম্বর মতামত' },
	carousel: { original: 'carousel', bn: 'ক্যারোসেল' },
	slide: { original: 'slide', bn: 'স্লাইড' },
	reviewCount: {
		original: { one: 'one review', other: '{count} reviews' },
		bn: { one: 'একটি মতামত', other: '{count}টি মতামত' },
	},
	editYourReview: { original: 'Edit your review', bn: 'আপনার মতামত সম্পাদনা করুন' },
	writeReview: { original: 'Write a review', bn: 'মতামত লিখুন' },
	reviewsUnavailable: {
		original: 'Reviews can’t be shown right now.',
		bn: 'মতামত এখন দেখানো যাচ্ছে না।',
	},
	onlyClientSpoke: {
		original: 'No other reviews yet. Be the first.',
		bn: 'উপরে ক্লায়েন্ট বলেছেন, আর কেউ এখনো নয়। পরের কথাটি আপনার হতে পারে।',
	},
	nobodySpoke: {
		original: 'No reviews yet. Be the first.',
		bn: 'এখনো কেউ কিছু বলেননি। প্রথম কথাটি আপনার হতে পারে।',
	},
	review: { original: 'Review', bn: 'মতামত দিন' },
	yourReview: { original: 'Your review', bn: 'আপনার মতামত' },
	reviewPlaceholder: {
		original: 'Describe your experience..',
		plain: 'Describe your experience…',
		bn: 'আপনার অভিজ্ঞতা লিখুন…',
	},
	shownWith: {
		original: 'Shown with your name, city and country',
		bn: 'আপনার নাম, শহর ও দেশের সঙ্গে দেখানো হবে',
	},
	submitReview: { original: 'Submit Review', plain: 'Send review', bn: 'মতামত পাঠান' },
	askedForReview: {
		original: 'Would you like to write a review? Press Escape to close.',
		bn: 'আপনার মতামত চাওয়া হচ্ছে; Escape চাপলে প্রশ্নটি বন্ধ হবে।',
	},
	howWasProject: { original: 'What do you think of this project?', bn: 'প্রকল্পটি কেমন লাগল?' },
	howWasPost: { original: 'What do you think of this post?', bn: 'লেখাটি কেমন লাগল?' },
	/** Only in the original wording. Other wordings omit an unknown location. */
	unknownLocation: { original: 'Unknown Location', plain: '', bn: '' },
	thanksForRating: {
		original: 'Thanks for rating us!',
		plain: 'Thank you for your review!',
		bn: 'মতামতের জন্য ধন্যবাদ!',
	},
	showsWhenRead: {
		original: 'It will appear as soon as I’ve approved it.',
		bn: 'পড়া হয়ে গেলেই এটি দেখা যাবে।',
	},
	editReview: { original: 'EDIT', plain: 'Edit', bn: 'সম্পাদনা করুন' },
	starCount: {
		original: { one: '{count} star', other: '{count} stars' },
		bn: { other: '{count} তারা' },
	},
	enterReview: {
		original: 'please Typing Here',
		plain: 'Please write a few words',
		bn: 'কয়েকটি কথা লিখুন',
	},
	chooseRating: { original: 'Please choose one to five stars', bn: 'এক থেকে পাঁচ তারা বেছে নিন' },
	reviewOfOne: {
		original: 'A review must be about one project or one post',
		bn: 'একটি মতামত একটি প্রকল্প বা একটি লেখা নিয়ে',
	},
} as const satisfies CatalogueArea;
