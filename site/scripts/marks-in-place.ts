import { buildPlugin } from './build-plugin.ts';

/** Where satori takes a mark's height from its letter for a depth: fonts count upwards. */
const downwards = /\+(?=\w+\.dy\*\w+)/g;

export const satori = /\/satori\/dist\/index\.js$/;

/** With marks on the side of their letters that they belong to; null where that is not to be mended. */
export function marksMended(code: string): string | null {
	return code.match(downwards)?.length === 1 ? code.replace(downwards, '-') : null;
}

/** Share pictures in Arabic, whose dots are marks, are read: satori draws each mark above as far below, and the other way round. */
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
