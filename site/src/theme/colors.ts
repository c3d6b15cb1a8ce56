import { colourNames, dark, light } from '@sumu/contract/colours';

/** Semantic colour tokens by role; the server overrides them for other palettes. */
export const colors = Object.fromEntries(
	colourNames.map((name) => [name, { value: { _light: light[name], _dark: dark[name] } }]),
);
