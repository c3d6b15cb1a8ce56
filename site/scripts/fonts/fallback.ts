import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import { fromBuffer } from '@capsizecss/unpack';
import { cut } from './cut.ts';
import { type Face, text } from './faces.ts';

const local = { arial, georgia };

/** `@font-face` of the local font, adjusted so that swapping in `face` moves nothing. */
export async function fallbackRule(face: Face): Promise<string> {
	const sfnt = await cut(face, face.files.latin, text, 'sfnt');
	const metrics = await fromBuffer(sfnt);
	const { fontFaces } = createFontStack(
		[{ ...metrics, familyName: face.family }, local[face.fallback.metrics]],
		{ fontFaceFormat: 'styleObject' },
	);
	const adjusted = fontFaces[0]?.['@font-face'];
	return [
		'@font-face{',
		`font-family:"${face.family} Fallback";`,
		`src:${face.fallback.local.map((name) => `local("${name}")`).join(',')};`,
		`size-adjust:${adjusted?.sizeAdjust};`,
		`ascent-override:${adjusted?.ascentOverride};`,
		`descent-override:${adjusted?.descentOverride};`,
		`line-gap-override:${adjusted?.lineGapOverride ?? '0%'};`,
		'font-weight:100 900',
		'}',
	].join('');
}
