const parseRgbChannels = (colour: string) =>
	[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Mixes a `share` of `other` into `colour`. Rounds the channels, so that every machine gets the same result. */
export function mixColours(colour: string, other: string, share: number): string {
	const others = parseRgbChannels(other);
	const parts = parseRgbChannels(colour).map((value, index) =>
		Math.round(value + ((others[index] ?? 0) - value) * share),
	);
	return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the perceived lightness of a colour, from 0 to 255. */
const perceivedLightness = (colour: string) => {
	const [red = 0, green = 0, blue = 0] = parseRgbChannels(colour);
	return 0.3 * red + 0.59 * green + 0.11 * blue;
};

export const isLight = (colour: string) => perceivedLightness(colour) > 150;

/** Returns the colour that differs most from a ground in lightness. */
export function findContrastingColour(ground: string, colours: readonly string[]): string {
	const apart = (colour: string) =>
		Math.abs(perceivedLightness(colour) - perceivedLightness(ground));
	return colours.reduce((best, colour) => (apart(colour) > apart(best) ? colour : best), ground);
}
