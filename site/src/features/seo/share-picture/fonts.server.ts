import type { FontPairName } from '@sumu/contract/brand';
import type { Font } from 'satori';
import sizes from '#fonts/sizes.json';
import type { ScriptName } from '../../../theme/writing-systems';

const fontModules = import.meta.glob<string>('#fonts/*.ttf', {
	exhaustive: true,
	query: '?inline',
	import: 'default',
});
/** Font files, each read when first needed: most sites use a single pair. */
const fontLoaders = new Map(
	Object.entries(fontModules).map(([path, read]) => [path.slice(path.lastIndexOf('/') + 1), read]),
);
const decodeDataUrl = (dataUrl: string) =>
	Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** Reads a font. Each has a unique name: satori uses only the first of several fonts with the same name. */
async function readFont(file: string): Promise<Font[]> {
	const data = await fontLoaders.get(`${file}.ttf`)?.();
	return data ? [{ name: file, data: decodeDataUrl(data), weight: 400, style: 'normal' }] : [];
}

/** Returns the fonts of a pair, followed by those of the scripts in the texts, as fallbacks. */
export async function pictureFonts(pair: FontPairName, scripts: readonly ScriptName[]) {
	const faces = async (role: 'display' | 'ui') => {
		const names = [pair, `${pair}-extended`, ...scripts].map((source) => `${source}-${role}`);
		return (await Promise.all(names.map(readFont))).flat();
	};
	const [display, ui] = await Promise.all([faces('display'), faces('ui')]);
	const family = (fonts: readonly Font[]) => fonts.map(({ name }) => name).join(', ');
	return {
		fonts: [...display, ...ui],
		/** Font families of headlines and other text; `size` scales headlines to look as large as the first pair's. */
		type: { display: family(display), ui: family(ui), size: sizes[pair] },
	};
}

export type CardType = Awaited<ReturnType<typeof pictureFonts>>['type'];
