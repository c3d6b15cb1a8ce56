import { type Brand, colourPattern } from '@sumu/contract';
import { type FontPairName, type ThemeName, themesOf } from '@sumu/contract/brand';
import { useMemo } from 'react';
import workshop from '#fonts/fonts.css?inline';
import gallery from '#fonts/gallery.css?inline';
import press from '#fonts/press.css?inline';
import studio from '#fonts/studio.css?inline';
import { tokensOf } from './look';
import { patternTokensOf } from './patterns';

/** `@font-face` rules of each pair, for previews only. */
const fontFacesByPair: Record<FontPairName, string> = { workshop, press, studio, gallery };

/** Returns the tokens and font faces of an unsaved brand in a theme. */
export function useLook(brand: Brand, theme: ThemeName) {
	const { palette, accent } = brand;
	const themes = useMemo(() => {
		const validAccent = accent && colourPattern.test(accent) ? accent : null;
		return themesOf({ palette, accent: validAccent });
	}, [palette, accent]);
	const tokens = useMemo(
		() => ({ ...tokensOf(brand, themes, theme), ...patternTokensOf(brand, themes) }),
		[brand, themes, theme],
	);
	return { tokens, faces: fontFacesByPair[brand.fonts] };
}
