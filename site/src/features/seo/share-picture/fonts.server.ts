import type { FontPairName } from '@sumu/contract/brand';
import type { Font } from 'satori';
import sizes from '#fonts/sizes.json';
import type { ScriptName } from '../../../theme/scripts';

const files = import.meta.glob<string>('#fonts/*.ttf', {
	exhaustive: true,
	query: '?inline',
	import: 'default',
});
/** Read when a picture is first drawn with them: few sites need more than one pair. */
const reads = new Map(
	Object.entries(files).map(([path, read]) => [path.slice(path.lastIndexOf('/') + 1), read]),
);
const bytes = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** Each has a name of its own: of two with one name satori looks into the first only. */
async function read(file: string): Promise<Font[]> {
	const data = await reads.get(`${file}.ttf`)?.();
	return data ? [{ name: file, data: bytes(data), weight: 400, style: 'normal' }] : [];
}

/** What a picture is set in: a pair's faces, and behind them those of the scripts its texts are written in. */
export async function pictureFonts(pair: FontPairName, scripts: readonly ScriptName[]) {
	const faces = async (role: 'display' | 'ui') => {
		const names = [pair, `${pair}-extended`, ...scripts].map((source) => `${source}-${role}`);
		return (await Promise.all(names.map(read))).flat();
	};
	const [display, ui] = await Promise.all([faces('display'), faces('ui')]);
	const family = (fonts: readonly Font[]) => fonts.map(({ name }) => name).join(', ');
	return {
		fonts: [...display, ...ui],
		/** Of headlines and of all else; headlines as large as the first pair's look. */
		type: { display: family(display), ui: family(ui), size: sizes[pair] },
	};
}

export type CardType = Awaited<ReturnType<typeof pictureFonts>>['type'];
