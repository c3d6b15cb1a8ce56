import { Box } from '@chakra-ui/react';
import { type ListedReview, updateReview } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { callAsUser } from '../../../lib/session/call-as-user';
import { showAlert } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { refreshResource } from '../overview/api/refresh';

/** Text and subject of a review, with a button to approve it if it is pending. */
export const ReviewState = ({ review }: { review: ListedReview }) => (
	<Box maxWidth="44ch">
		<Box lineClamp="3">{review.reviewText}</Box>
		{review.about && <Box color="muted">About {review.about.name}</Box>}
		{review.pending && <Approve id={review._id} name={review.UserName} />}
	</Box>
);

function Approve({ id, name }: { id: string; name: string }) {
	const client = useQueryClient();
	const approval = useMutation({
		mutationFn: () => callAsUser(updateReview, { params: { id }, body: { approve: true } }),
		onSuccess: () => refreshResource(client, 'reviews'),
		onError: (error) => showAlert('error', { title: 'Not approved', text: error.message }),
	});
	return (
		<Button
			size="compact"
			variant="ink"
			marginTop="2"
			aria-label={`Approve the review by ${name}`}
			aria-disabled={approval.isPending}
			onClick={() => approval.isPending || approval.mutate()}
		>
			<Check size={16} aria-hidden />
			Approve
		</Button>
	);
}
