import { colourNames, darkColours, lightColours } from '@sumu/contract/colours';

/** Semantic colour tokens by role; the server overrides them for other palettes. */
export const semanticColors = Object.fromEntries(
	colourNames.map((name) => [
		name,
		{ value: { _light: lightColours[name], _dark: darkColours[name] } },
	]),
);
