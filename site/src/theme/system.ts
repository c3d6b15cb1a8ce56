import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors } from './colors';
import { globalCss } from './global';
import { keyframes } from './keyframes';
import { textStyles } from './text-styles';
import { breakpoints, tokens } from './tokens';

/** Tokens without recipes: each recipe is imported with its component, so that pages do not include unused ones. */
export const config = defineConfig({
	preflight: true,
	globalCss,
	theme: {
		breakpoints,
		keyframes,
		tokens,
		semanticTokens: {
			colors,
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

export const system = createSystem(defaultBaseConfig, config);
