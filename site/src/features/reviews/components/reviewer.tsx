import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import { countryName } from '../../../lib/country-name';
import type { Translator } from '../../../lib/words/translator';
import { useWords } from '../../../lib/words/use-words';
import type { ShownReview } from '../api/list-reviews';
import { Avatar } from './avatar';

/** Returns the reviewer's place; '' if it is unknown and the site has no text for that. */
function formatPlace({ userCity, location }: ShownReview, { say, language }: Translator): string {
	const country = countryName(location.country ?? '', language);
	if (userCity) return [userCity, country].filter(Boolean).join(', ');
	return say(messages.unknownLocation) || country;
}

/** Author of a review, with their place. */
export function Reviewer({ review }: { review: ShownReview }) {
	const from = formatPlace(review, useWords());
	return (
		<Box display="flex" alignItems="center" gap="4">
			<Avatar name={review.UserName} picture={review.picture} />
			<Box>
				<Box as="p" textStyle="ui" fontWeight="strong">
					{review.UserName}
				</Box>
				{/* A browser may use another name for a country than the server. */}
				{from && (
					<Box as="p" textStyle="label" color="muted" suppressHydrationWarning>
						{from}
					</Box>
				)}
			</Box>
		</Box>
	);
}
