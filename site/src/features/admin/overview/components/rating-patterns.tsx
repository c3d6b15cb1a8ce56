import { useChakraContext } from '@chakra-ui/react';
import { type StarRating, starRatings } from '../ratings';

/** Colour token of each rating, and its strength in percent. */
const ratingColours: Record<StarRating, readonly [token: string, percent: number]> = {
	5: ['colors.greenText', 100],
	4: ['colors.greenText', 55],
	3: ['colors.gold', 100],
	2: ['colors.accent', 55],
	1: ['colors.accent', 100],
};

const getPatternId = (star: StarRating) => `weave-${star}`;

export const getPatternFill = (star: StarRating) => `url(#${getPatternId(star)})`;

/** Returns a function that maps a rating to its colour, as CSS. */
export function useRatingColour() {
	const { token } = useChakraContext();
	return (star: StarRating) => {
		const [name, percent] = ratingColours[star];
		return `color-mix(in oklab, ${token.var(name)} ${percent}%, ${token.var('colors.canvas')})`;
	};
}

/** Fills of the bars: stripes of 4 px with gaps of 2 px. */
export function RatingPatterns() {
	const getRatingColour = useRatingColour();
	return (
		<defs>
			{starRatings.map((star) => (
				<pattern
					key={star}
					id={getPatternId(star)}
					width="6"
					height="6"
					patternUnits="userSpaceOnUse"
				>
					<rect width="6" height="4" style={{ fill: getRatingColour(star) }} />
				</pattern>
			))}
		</defs>
	);
}
