import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import { cut } from './cut.ts';
import { type Face, type Fallback, type LocalFont, type LocalWeight, text } from './faces.ts';

const require = createRequire(import.meta.url);
/** Reads the metrics of a font file, for fonts that capsize does not cover. */
const readMetrics = async (file: string) => fromBuffer(await readFile(require.resolve(file)));
const readDejaVu = (name: 'sans' | 'serif', weight: 400 | 700) =>
	readMetrics(`@fontsource/dejavu-${name}/files/dejavu-${name}-latin-${weight}-normal.woff2`);

/**
 * Average letter widths of the bold fonts, in font units, because capsize does not include them. Measured with
 * capsize's method, on the metric-compatible Arimo, Gelasio and Tinos for the first three.
 */
const boldWidths = {
	arial: 983,
	georgia: 1062,
	timesNewRoman: 886,
	roboto: 926,
	notoSerif: 512,
} as const;

type Weights<Value> = Readonly<Record<LocalWeight, Value>>;
/** Adds bold metrics, without widths per subset, which would override `xWidthAvg`. */
function withBold(regular: FontMetrics, xWidthAvg: number): Weights<FontMetrics> {
	const { subsets, ...bold } = regular;
	return { regular, bold: { ...bold, xWidthAvg } };
}

const local: Record<LocalFont, Weights<FontMetrics>> = {
	arial: withBold(arial, boldWidths.arial),
	georgia: withBold(georgia, boldWidths.georgia),
	timesNewRoman: withBold(timesNewRoman, boldWidths.timesNewRoman),
	roboto: withBold(roboto, boldWidths.roboto),
	notoSerif: withBold(notoSerif, boldWidths.notoSerif),
	dejaVuSans: { regular: await readDejaVu('sans', 400), bold: await readDejaVu('sans', 700) },
	dejaVuSerif: { regular: await readDejaVu('serif', 400), bold: await readDejaVu('serif', 700) },
};

export const fontWeights: Weights<number> = { regular: 400, bold: 700 };

/** Lightest weight that a bold font replaces. */
const MIN_BOLD_WEIGHT = 600;

/** Returns the local weights that replace those of a face, each with the face's own weight. */
export function getLocalWeights({ weight }: Face): readonly (readonly [LocalWeight, number])[] {
	const weights = weight.split(' ').map(Number);
	return weights.map((own) => [own < MIN_BOLD_WEIGHT ? 'regular' : 'bold', own]);
}

/** Returns the `@font-face` rules of the local fallbacks, adjusted so that loading `face` causes no layout shift. */
export async function fallbackRules(face: Face): Promise<string[]> {
	if (face.fallbacks.length === 0) return [];
	const rules = getLocalWeights(face).map(async ([weight, own]) => {
		const axes = { ...face.axes, wght: own };
		const sfnt = await cut({ axes }, face.files.latin, text, 'sfnt');
		const metrics = { ...(await fromBuffer(sfnt)), familyName: face.family };
		return face.fallbacks.map((fallback, index) =>
			fallbackRule(`${face.family} Fallback${index || ''}`, metrics, fallback, weight, face),
		);
	});
	return (await Promise.all(rules)).flat();
}

function fallbackRule(
	name: string,
	metrics: FontMetrics,
	{ metrics: of, ...names }: Fallback,
	weight: LocalWeight,
	{ fallbackShare: share = 1, size = 1 }: Face,
) {
	const { fontFaces } = createFontStack([metrics, local[of][weight]], {
		fontFaceFormat: 'styleObject',
	});
	const adjusted = fontFaces[0]?.['@font-face'];
	/** Converts to a percentage. Heights are relative to the adjusted size. */
	const of100 = (value: string | undefined, by: number) =>
		`${Number((Number.parseFloat(value ?? '100') * by).toFixed(4))}%`;
	return [
		'@font-face{',
		`font-family:"${name}";`,
		`src:${names[weight].map((name) => `local("${name}")`).join(',')};`,
		`size-adjust:${of100(adjusted?.sizeAdjust, share * size)};`,
		`ascent-override:${of100(adjusted?.ascentOverride, 1 / share)};`,
		`descent-override:${of100(adjusted?.descentOverride, 1 / share)};`,
		`line-gap-override:${adjusted?.lineGapOverride ?? '0%'};`,
		`font-weight:${fontWeights[weight]}`,
		'}',
	].join('');
}
