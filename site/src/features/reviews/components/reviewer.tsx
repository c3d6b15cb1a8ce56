import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import { countryName } from '../../../lib/country';
import { useWords } from '../../../lib/words/use-words';
import type { Words } from '../../../lib/words/words';
import type { ShownReview } from '../api/list-reviews';
import { Avatar } from './avatar';

const place = ({ userCity, location }: ShownReview, { say, language }: Words) =>
	userCity
		? [userCity, countryName(location.country ?? '', language)].filter(Boolean).join(', ')
		: say(messages.unknownLocation);

/** Who a review is by, and from where. */
export function Reviewer({ review }: { review: ShownReview }) {
	const words = useWords();
	return (
		<Box display="flex" alignItems="center" gap="4">
			<Avatar name={review.UserName} picture={review.picture} />
			<Box>
				<Box as="p" textStyle="ui" fontWeight="strong">
					{review.UserName}
				</Box>
				{/* A browser may know a country by another name than the server. */}
				<Box as="p" textStyle="label" color="muted" suppressHydrationWarning>
					{place(review, words)}
				</Box>
			</Box>
		</Box>
	);
}
