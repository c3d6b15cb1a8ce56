import { drawn, drawnThreads, type Themes } from './colours';
import { colourOf, partsOf } from './shade';

export type Threads = Readonly<Record<keyof typeof drawnThreads, string>>;

/** Returns the thread colours of the woven border for the given themes. */
export function threadsOf(themes: Themes): Threads {
	if (themes === drawn) return drawnThreads;
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

const names = Object.keys(drawnThreads) as (keyof Threads)[];

/** Replaces the default thread colours in one of the product's drawings. */
export function rewoven(svg: string, themes: Themes): string {
	const threads = threadsOf(themes);
	return names.reduce(
		(drawing, name) => drawing.replaceAll(drawnThreads[name], threads[name]),
		svg,
	);
}
