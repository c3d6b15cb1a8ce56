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
import { type Face, type Fallback, type LocalFont, text } from './faces.ts';

const require = createRequire(import.meta.url);
/** Of a font of which no collection has the metrics. */
const measured = async (file: string) => fromBuffer(await readFile(require.resolve(file)));

const local: Record<LocalFont, FontMetrics> = {
	arial,
	georgia,
	timesNewRoman,
	roboto,
	notoSerif,
	dejaVuSans: await measured('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2'),
	dejaVuSerif: await measured('@fontsource/dejavu-serif/files/dejavu-serif-latin-400-normal.woff2'),
};

/** `@font-face` of the local fonts, adjusted so that swapping in `face` moves nothing. */
export async function fallbackRules(face: Face): Promise<string[]> {
	const sfnt = await cut(face, face.files.latin, text, 'sfnt');
	const metrics = { ...(await fromBuffer(sfnt)), familyName: face.family };
	return face.fallbacks.map((fallback, index) =>
		fallbackRule(`${face.family} Fallback${index || ''}`, metrics, fallback, face),
	);
}

function fallbackRule(
	name: string,
	metrics: FontMetrics,
	{ metrics: of, local: names }: Fallback,
	{ fallbackShare: share = 1, size = 1 }: Face,
) {
	const { fontFaces } = createFontStack([metrics, local[of]], { fontFaceFormat: 'styleObject' });
	const adjusted = fontFaces[0]?.['@font-face'];
	/** Percentages; heights are of the adjusted size. */
	const of100 = (value: string | undefined, by: number) =>
		`${Number((Number.parseFloat(value ?? '100') * by).toFixed(4))}%`;
	return [
		'@font-face{',
		`font-family:"${name}";`,
		`src:${names.map((name) => `local("${name}")`).join(',')};`,
		`size-adjust:${of100(adjusted?.sizeAdjust, share * size)};`,
		`ascent-override:${of100(adjusted?.ascentOverride, 1 / share)};`,
		`descent-override:${of100(adjusted?.descentOverride, 1 / share)};`,
		`line-gap-override:${adjusted?.lineGapOverride ?? '0%'};`,
		'font-weight:100 900',
		'}',
	].join('');
}
