import { useChakraContext } from '@chakra-ui/react';
import { type Star, stars } from '../ratings';

/** Colour token of each rating, and its strength in percent. */
const threads: Record<Star, readonly [token: string, percent: number]> = {
	5: ['colors.greenText', 100],
	4: ['colors.greenText', 55],
	3: ['colors.gold', 100],
	2: ['colors.accent', 55],
	1: ['colors.accent', 100],
};

const id = (star: Star) => `weave-${star}`;

export const weave = (star: Star) => `url(#${id(star)})`;

/** Returns a function that maps a rating to its colour, as CSS. */
export function useThread() {
	const { token } = useChakraContext();
	return (star: Star) => {
		const [name, percent] = threads[star];
		return `color-mix(in oklab, ${token.var(name)} ${percent}%, ${token.var('colors.canvas')})`;
	};
}

/** Fills of the bars: stripes of 4 px with gaps of 2 px. */
export function Weaves() {
	const thread = useThread();
	return (
		<defs>
			{stars.map((star) => (
				<pattern key={star} id={id(star)} width="6" height="6" patternUnits="userSpaceOnUse">
					<rect width="6" height="4" style={{ fill: thread(star) }} />
				</pattern>
			))}
		</defs>
	);
}
