import { Box } from '@chakra-ui/react';
import { messages, type Picture as PictureData } from '@sumu/contract';
import { sitePaths } from '../../../config/paths';
import { getInitials } from '../../../lib/initials';
import { useTextDirection } from '../../../lib/words/text-direction';
import type { Translator } from '../../../lib/words/translator';
import { useWords } from '../../../lib/words/use-words';
import { Picture } from '../../../ui/picture';
import { TextLink } from '../../../ui/text-link';
import type { ShownReview } from '../api/list-reviews';

/** Round portrait; initials if there is no picture. */
export function Avatar({ name, picture }: { name: string; picture: PictureData | null }) {
	return (
		<Box
			flex="none"
			display="grid"
			placeItems="center"
			width="52px"
			height="52px"
			borderRadius="pill"
			overflow="hidden"
			bg="accent"
			color="onAccent"
			textStyle="label"
			fontWeight="strong"
		>
			{picture ? (
				<Box width="full" height="full">
					<Picture picture={picture} sizes="52px" alt="" />
				</Box>
			) : (
				<span aria-hidden>{getInitials(name)}</span>
			)}
		</Box>
	);
}

let regionNames: Intl.DisplayNames | undefined;
let regionNamesLanguage = '';

/** Returns the name of a country: `Bangladesh` for `BD`. Returns anything but a two-letter code unchanged. */
function countryName(country: string, language: string): string {
	if (!/^[A-Z]{2}$/.test(country)) return country;
	if (!regionNames || regionNamesLanguage !== language) {
		regionNames = new Intl.DisplayNames(language, { type: 'region' });
		regionNamesLanguage = language;
	}
	return regionNames.of(country) ?? country;
}

/** Returns the reviewer's place; '' if it is unknown and the site has no text for that. */
function formatPlace({ userCity, location }: ShownReview, { t, language }: Translator): string {
	const country = countryName(location.country ?? '', language);
	if (userCity) return [userCity, country].filter(Boolean).join(', ');
	return t(messages.unknownLocation) || country;
}

/** Author of a review, with their place. */
export function Reviewer({ review }: { review: ShownReview }) {
	const from = formatPlace(review, useWords());
	const directionOf = useTextDirection();
	return (
		<Box display="flex" alignItems="center" gap="4">
			<Avatar name={review.UserName} picture={review.picture} />
			<Box>
				<Box
					as="p"
					dir={directionOf(review.UserName)}
					textStyle="ui"
					fontWeight="strong"
					overflowWrap="anywhere"
				>
					{review.UserName}
				</Box>
				{/* A browser may use another name for a country than the server. */}
				{from && (
					<Box
						as="p"
						dir={directionOf(from)}
						textStyle="label"
						color="muted"
						overflowWrap="anywhere"
						suppressHydrationWarning
					>
						{from}
					</Box>
				)}
			</Box>
		</Box>
	);
}

/** Link to the reviewed project, if there is one on the site. */
export function ReviewedProject({ review: { project } }: { review: ShownReview }) {
	const directionOf = useTextDirection();
	return project ? (
		<TextLink
			tone="quiet"
			to={sitePaths.project.at(project.slug)}
			dir={directionOf(project.name)}
			overflowWrap="anywhere"
		>
			{project.name}
		</TextLink>
	) : null;
}
