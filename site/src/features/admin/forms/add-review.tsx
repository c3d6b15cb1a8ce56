import { addOwnerReview, messages, ownerReviewFormSchema } from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import { ChoiceField, LineField, Pair, TextField } from './components/form-fields';
import { FormScreen } from './components/form-screen';
import { PictureField } from './components/picture-field';
import { cropHints } from './crop-hints';
import { useEntryForm } from './entry-form/use-entry-form';
import type { EntryValues } from './entry-form/values';
import { useSaved } from './use-saved';

const empty = { userName: '', location: '', review: '', rating: '', image: '' };

const ratings = [
	['', 'None'],
	['5', '5 stars'],
	['4', '4 stars'],
	['3', '3 stars'],
	['2', '2 stars'],
	['1', '1 star'],
] as const;

const withRating = ({ rating, ...values }: EntryValues) => ({
	...values,
	rating: rating ? Number(rating) : null,
});

export function AddReview() {
	const entry = useEntryForm({
		name: 'review',
		schema: ownerReviewFormSchema,
		initial: empty,
		picture: 'image',
		prepare: withRating,
		send: (body) => callAsUser(addOwnerReview, { body }),
		onSaved: useSaved(messages.reviewAdded),
	});
	return (
		<FormScreen
			title="Add Review"
			save="Save review"
			entry={entry}
			aside={<PictureField entry={entry} label="Photo" cropHint={cropHints.review} />}
		>
			<Pair>
				<LineField entry={entry} name="userName" label="Name" />
				<LineField entry={entry} name="location" label="Address" />
			</Pair>
			<TextField entry={entry} name="review" label="Review" rows={7} />
			<ChoiceField entry={entry} name="rating" label="Rating (optional)" choices={ratings} />
		</FormScreen>
	);
}
