import { type ListedReview, messages, reviewUpdateSchema, updateReview } from '@sumu/contract';
import { useState } from 'react';
import { sumuPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { Checkbox } from '../../../ui/checkbox';
import { LineField, Pair, TextField } from './components/form-fields';
import { FormScreen } from './components/form-screen';
import { useEntryForm } from './entry-form/use-entry-form';
import { useSaved } from './use-saved';

export function UpdateReview({ review }: { review: ListedReview }) {
	const { _id: id, reviewText, UserName, userCity, pending } = review;
	const [initial] = useState({
		UserName,
		userCity: userCity ?? '',
		reviewText,
		approve: !pending,
	});
	const entry = useEntryForm({
		name: `review-${id}`,
		schema: reviewUpdateSchema,
		initial,
		send: (body) => callAsUser(updateReview, { params: { id }, body }),
		onSaved: useSaved(messages.updated, sumuPaths.manageReviews.at()),
	});
	return (
		<FormScreen title="Update Review" save="Update review" entry={entry}>
			<Pair>
				<LineField entry={entry} name="UserName" label="Name" />
				<LineField entry={entry} name="userCity" label="City" />
			</Pair>
			<TextField entry={entry} name="reviewText" label="Review" rows={9} />
			<Checkbox label="Shown on the site" {...entry.field('approve')} />
		</FormScreen>
	);
}
