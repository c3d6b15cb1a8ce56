import type { Site } from '@sumu/contract';
import satori from 'satori';
import { brandThemes } from '../../theme/brand.server';
import { scriptsIn } from '../../theme/writing-systems';
import { pictureFonts } from './share-picture/fonts.server';

/** Returns the first letter of a name, with its combining marks; empty for a name without letters. */
export function initialOf(name: string): string {
	const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
	for (const { segment } of letters)
		if (/[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase();
	return '';
}

/** Draws the owner's initial on the accent colour, as SVG. The letter is a path, so no font has to be installed. */
export async function drawMonogram(
	{ ownerName, brand }: Pick<Site, 'ownerName' | 'brand'>,
	size: number,
): Promise<string> {
	const { accent, onAccent } = brandThemes(brand).light;
	const initial = initialOf(ownerName);
	const { fonts, type } = await pictureFonts(brand.fonts, scriptsIn(initial));
	return satori(
		<div
			style={{
				display: 'flex',
				alignItems: 'center',
				justifyContent: 'center',
				width: '100%',
				height: '100%',
				background: accent,
				color: onAccent,
				fontFamily: type.display,
				fontSize: size * 0.7 * type.size,
				lineHeight: 1,
			}}
		>
			{initial}
		</div>,
		{ width: size, height: size, fonts },
	);
}
