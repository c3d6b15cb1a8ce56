import type { GroupSpec } from '../field-spec';

export const reviewsGroup = {
	id: 'reviews',
	title: 'Reviews',
	fields: [
		{
			name: 'moderateReviews',
			kind: 'tick',
			label: 'Visitors’ reviews wait for you',
			help: 'Unticked, they are shown at once.',
		},
	],
} as const satisfies GroupSpec;
