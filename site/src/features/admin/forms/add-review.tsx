import { addOwnerReview, messages, ownerReviewFormSchema } from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import { ChoiceField, LineField, Pair, TextField } from './components/form-fields';
import { FormScreen } from './components/form-screen';
import { PictureField } from './components/picture-field';
import { slots } from './crop-hints';
import { useEditor } from './entry-form/use-entry-form';
import type { EditorValues } from './entry-form/values';
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

const withRating = ({ rating, ...values }: EditorValues) => ({
	...values,
	rating: rating ? Number(rating) : null,
});

export function AddReview() {
	const editor = useEditor({
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
			editor={editor}
			aside={<PictureField editor={editor} label="Photo" slot={slots.review} />}
		>
			<Pair>
				<LineField editor={editor} name="userName" label="Name" />
				<LineField editor={editor} name="location" label="Address" />
			</Pair>
			<TextField editor={editor} name="review" label="Review" rows={7} />
			<ChoiceField editor={editor} name="rating" label="Rating (optional)" choices={ratings} />
		</FormScreen>
	);
}
