import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import type { ShownReview } from '../api/list-reviews';
import { Avatar } from './avatar';

const place = ({ userCity, location }: ShownReview) =>
	userCity ? [userCity, location.country].filter(Boolean).join(', ') : messages.unknownLocation;

/** What a client said, and who it was. */
export function Review({ review }: { review: ShownReview }) {
	return (
		<Box
			as="figure"
			display="flex"
			flexDirection="column"
			alignItems="center"
			justifyContent="space-between"
			height="full"
			gap="8"
		>
			<Box as="blockquote" textStyle="quote" textAlign="center" textWrap="balance" maxWidth="700px">
				{review.reviewText}
			</Box>
			<Box as="figcaption" display="flex" alignItems="center" gap="4">
				<Avatar name={review.UserName} picture={review.picture} />
				<Box>
					<Box as="p" textStyle="ui" fontWeight="strong">
						{review.UserName}
					</Box>
					<Box as="p" textStyle="label" color="muted">
						{place(review)}
					</Box>
				</Box>
			</Box>
		</Box>
	);
}
