import { colourNames, dark, light } from '@sumu/contract/colours';

/** Semantic colour tokens, by their role; the server writes those of another palette into the page. */
export const colors = Object.fromEntries(
	colourNames.map((name) => [name, { value: { _light: light[name], _dark: dark[name] } }]),
);
