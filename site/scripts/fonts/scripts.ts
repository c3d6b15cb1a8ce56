import { articleFaces, type Face, faces, type LocalWeight, sans } from './faces.ts';
import { type Pair, pairs } from './pairs.ts';

/** A script that none of the pairs cover; it uses the same fonts with every pair. */
export interface Script {
	/** Unicode range of the script; its faces are loaded only for texts within it. */
	readonly range: string;
	readonly characters: string;
	/** OpenType features without which the letters do not join. */
	readonly features: readonly string[];
	readonly cuts: Readonly<Record<CutName, Cut>>;
	/** Names of a common local font of this script. */
	readonly local: Readonly<Record<LocalWeight, readonly string[]>>;
	/** Width of that font's regular letters, relative to its bold letters. */
	readonly regularShare: number;
}

/** Headlines, interface, body text, and emphasis in body text. */
export type CutName = 'display' | 'ui' | 'text' | 'strong';

interface Cut {
	readonly file: string;
	readonly axes: Face['axes'];
	/** `size-adjust` of the local font's regular weight, which makes its average width equal. */
	readonly localSize: number;
}

const files = '@fontsource-variable';
const anek = `${files}/anek-bangla/files/anek-bangla-bengali-standard-normal.woff2`;
const serifBengali = `${files}/noto-serif-bengali/files/noto-serif-bengali-bengali-standard-normal.woff2`;
const sansDevanagari = `${files}/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-standard-normal.woff2`;
const sansArabic = `${files}/noto-sans-arabic/files/noto-sans-arabic-arabic-standard-normal.woff2`;
const naskh = `${files}/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2`;

const codes = (from: number, to: number) =>
	String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const joiners = '\u200c\u200d';
const everywhere = ['ccmp', 'locl', 'kern', 'liga', 'calt', 'mark', 'mkmk'];

/** Features that combine the letters of Indian scripts. */
const indicFeatures = [
	...everywhere,
	...['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'init'],
	...['pres', 'abvs', 'blws', 'psts', 'haln', 'dist', 'abvm', 'blwm'],
];

export const scripts = {
	bengali: {
		range: 'U+0964-0965, U+0980-09FE, U+200C-200D, U+25CC',
		characters: `${codes(0x980, 0x9fe)}\u0964\u0965\u25cc${joiners}`,
		features: indicFeatures,
		cuts: {
			display: { file: anek, axes: { wdth: 86, wght: 600 }, localSize: 0.88 },
			ui: { file: anek, axes: { wdth: 96, wght: 500 }, localSize: 0.99 },
			text: { file: serifBengali, axes: { wdth: 100, wght: 400 }, localSize: 0.88 },
			strong: { file: serifBengali, axes: { wdth: 100, wght: 600 }, localSize: 0.88 },
		},
		local: {
			regular: ['Noto Sans Bengali', 'NotoSansBengali-Regular', 'Noto Sans Bengali UI'],
			bold: ['Noto Sans Bengali Bold', 'NotoSansBengali-Bold', 'Noto Sans Bengali UI Bold'],
		},
		regularShare: 0.97,
	},
	devanagari: {
		range: 'U+0900-097F, U+200C-200D, U+25CC',
		characters: `${codes(0x900, 0x97f)}\u25cc${joiners}`,
		features: indicFeatures,
		cuts: {
			display: { file: sansDevanagari, axes: { wdth: 86, wght: 600 }, localSize: 0.96 },
			ui: { file: sansDevanagari, axes: { wdth: 100, wght: 500 }, localSize: 1.03 },
			text: { file: sansDevanagari, axes: { wdth: 100, wght: 400 }, localSize: 1 },
			strong: { file: sansDevanagari, axes: { wdth: 100, wght: 600 }, localSize: 1.06 },
		},
		local: {
			regular: ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular', 'Noto Sans Devanagari UI'],
			bold: [
				'Noto Sans Devanagari Bold',
				'NotoSansDevanagari-Bold',
				'Noto Sans Devanagari UI Bold',
			],
		},
		regularShare: 0.91,
	},
	arabic: {
		range: 'U+0600-06FF, U+200C-200F',
		characters: `${codes(0x600, 0x6ff)}\u200e\u200f${joiners}`,
		features: [...everywhere, 'init', 'medi', 'fina', 'isol', 'rlig'],
		cuts: {
			display: { file: sansArabic, axes: { wdth: 86, wght: 600 }, localSize: 0.92 },
			ui: { file: sansArabic, axes: { wdth: 100, wght: 500 }, localSize: 1 },
			text: { file: naskh, axes: { wght: 400 }, localSize: 1 },
			strong: { file: naskh, axes: { wght: 600 }, localSize: 1 },
		},
		local: {
			regular: ['Noto Sans Arabic', 'NotoSansArabic-Regular', 'Noto Naskh Arabic UI'],
			bold: ['Noto Sans Arabic Bold', 'NotoSansArabic-Bold', 'Noto Naskh Arabic UI Bold'],
		},
		regularShare: 0.92,
	},
} satisfies Record<string, Script>;

const workshop: Pair = { faces, articleFaces };

/** Returns the cut that a face uses for this script; pairs with a sans text face use a sans here too. */
function cutFor(name: string, readsSans: boolean): CutName {
	if (name === 'ui') return 'ui';
	if (!name.startsWith('text')) return 'display';
	const isStrong = name.startsWith('text-strong');
	if (readsSans) return isStrong ? 'display' : 'ui';
	return isStrong ? 'strong' : 'text';
}

/** Every face that needs the script's letters: browsers combine only faces with the same descriptors. */
export const standIns = [workshop, ...Object.values(pairs)].flatMap((pair: Pair) => {
	const readsSans = pair.faces.text.fallbacks === sans;
	return Object.entries({ ...pair.faces, ...pair.articleFaces }).map(([name, face]) => ({
		face,
		cut: cutFor(name, readsSans),
	}));
});
