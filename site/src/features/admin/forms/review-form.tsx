import {
	addOwnerReview,
	type ListedReview,
	messages,
	type OwnerReviewForm,
	ownerReviewFormSchema,
	reviewUpdateSchema,
	updateReview,
} from '@sumu/contract';
import * as z from 'zod/mini';
import { callAsUser } from '../../../lib/session/call-as-user';
import { AddEntry } from './components/add-entry';
import { UpdateEntry } from './components/update-entry';
import { cropHints } from './crop-hints';
import type { EntryFormDefinition } from './entry-form/definition';

const pickedField = {
	kind: 'tick',
	label: 'Show on the home page (once any review is ticked, only ticked ones are shown)',
} as const;

/** Form for a client's review that the owner adds. */
export const ownerReviewForm: EntryFormDefinition<OwnerReviewForm, null> = {
	name: 'review',
	fields: {
		userName: { kind: 'line', label: 'Name', half: true },
		location: { kind: 'line', label: 'Address', half: true },
		review: { kind: 'text', label: 'Review', rows: 7 },
		rating: {
			kind: 'choice',
			label: 'Rating',
			isOptional: true,
			choices: [
				[null, 'None'],
				[5, '5 stars'],
				[4, '4 stars'],
				[3, '3 stars'],
				[2, '2 stars'],
				[1, '1 star'],
			],
		},
		image: { kind: 'picture', label: 'Photo', cropHint: cropHints.review },
		picked: pickedField,
	},
};

/** Leaves out `approve`: reviews are published and unpublished like every other entry. */
const reviewTextsSchema = z.omit(reviewUpdateSchema, { approve: true });

/**
 * Edit form for any review, including those by visitors. The update contract uses the field names of read
 * responses.
 */
export const reviewForm: EntryFormDefinition<z.input<typeof reviewTextsSchema>, ListedReview> = {
	name: 'review',
	fields: {
		UserName: { kind: 'line', label: 'Name', half: true },
		userCity: { kind: 'line', label: 'City', half: true },
		reviewText: { kind: 'text', label: 'Review', rows: 9 },
		picked: pickedField,
	},
};

export const AddReview = () => (
	<AddEntry
		form={ownerReviewForm}
		title="Add Review"
		schema={ownerReviewFormSchema}
		send={(body) => callAsUser(addOwnerReview, { body })}
		done={messages.reviewAdded}
	/>
);

export const UpdateReview = ({ review }: { review: ListedReview }) => (
	<UpdateEntry
		form={reviewForm}
		entry={review}
		title="Update Review"
		schema={reviewTextsSchema}
		send={(body) => callAsUser(updateReview, { params: { id: review._id }, body })}
		done={messages.updateSucceeded}
		anew={({ UserName, userCity, reviewText }) => ({
			userName: UserName,
			location: userCity,
			review: reviewText,
			rating: String(review.rating ?? ''),
			image: review.userImg ?? '',
		})}
	/>
);
