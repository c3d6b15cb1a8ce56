import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { semanticColors } from './colors';
import { globalCss } from './global';
import { themeKeyframes } from './keyframes';
import { textStyles } from './text-styles';
import { breakpoints, siteTokens } from './tokens';

/** Tokens without recipes: each recipe is imported with its component, so that pages do not include unused ones. */
export const siteThemeConfig = defineConfig({
	preflight: true,
	globalCss,
	theme: {
		breakpoints,
		keyframes: themeKeyframes,
		tokens: siteTokens,
		semanticTokens: {
			colors: semanticColors,
			shadows: {
				pop: {
					value: {
						_light: '0 24px 64px -16px color-mix(in srgb, {colors.ink} 35%, transparent)',
						_dark: '0 24px 80px -12px color-mix(in srgb, {colors.foot} 80%, transparent)',
					},
				},
			},
		},
		textStyles,
	},
});

export const siteSystem = createSystem(defaultBaseConfig, siteThemeConfig);
