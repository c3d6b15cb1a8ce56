import { type ColourThemes, defaultThemes, defaultThreadColours } from './colours';
import { colourOf, partsOf } from './contrast';

export type ThreadColours = Readonly<Record<keyof typeof defaultThreadColours, string>>;

/** Returns the thread colours of the woven border for the given themes. */
export function threadsOf(themes: ColourThemes): ThreadColours {
	if (themes === defaultThemes) return defaultThreadColours;
	const { light, dark } = themes;
	const ground = partsOf(dark.green);
	return {
		gap: colourOf({ ...ground, l: ground.l * 0.8 }),
		ground: dark.green,
		edge: light.accent,
		bead: light.gold,
		line: dark.accent,
		middle: light.canvas,
	};
}

const threadNames = Object.keys(defaultThreadColours) as (keyof ThreadColours)[];

/** Replaces the default thread colours in one of the product's drawings. */
export function recolourThreads(svg: string, themes: ColourThemes): string {
	const threads = threadsOf(themes);
	return threadNames.reduce(
		(drawing, name) => drawing.replaceAll(defaultThreadColours[name], threads[name]),
		svg,
	);
}
