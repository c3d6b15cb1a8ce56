import { buildPlugin } from './build-plugin.ts';

/** Position in satori's code that adds a mark's height, as if the y-axis pointed down; in fonts it points up. */
const downwards = /\+(?=\w+\.dy\*\w+)/g;

export const satori = /\/satori\/dist\/index\.js$/;

/** Corrects the position of marks; null if the code has an unexpected form. */
export function marksMended(code: string): string | null {
	return code.match(downwards)?.length === 1 ? code.replace(downwards, '-') : null;
}

/** Makes share pictures in Arabic readable: satori draws marks, such as the dots of letters, on the wrong side. */
export const marksInPlace = () =>
	buildPlugin({
		name: 'marks-in-place',
		library: 'satori',
		restsOn: 'one place at which a mark is drawn upside down',
		environment: 'ssr',
		modules: 1,
		filter: { id: satori },
		change: marksMended,
	});
