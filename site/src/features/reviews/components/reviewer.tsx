import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import { countryName } from '../../../lib/country';
import type { ShownReview } from '../api/list-reviews';
import { Avatar } from './avatar';

const place = ({ userCity, location }: ShownReview) =>
	userCity
		? [userCity, countryName(location.country ?? '')].filter(Boolean).join(', ')
		: messages.unknownLocation;

/** Who a review is by, and from where. */
export function Reviewer({ review }: { review: ShownReview }) {
	return (
		<Box display="flex" alignItems="center" gap="4">
			<Avatar name={review.UserName} picture={review.picture} />
			<Box>
				<Box as="p" textStyle="ui" fontWeight="strong">
					{review.UserName}
				</Box>
				{/* A browser may know a country by another name than the server. */}
				<Box as="p" textStyle="label" color="muted" suppressHydrationWarning>
					{place(review)}
				</Box>
			</Box>
		</Box>
	);
}
