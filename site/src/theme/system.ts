import {
	createSystem,
	defaultBaseConfig,
	defineConfig,
	defineKeyframes,
	type SystemConfig,
} from '@chakra-ui/react';
import { colourNames, darkColours, lightColours } from '@sumu/contract/colours';
import { globalCss } from './global-css';
import { textStyles } from './text-styles';
import { breakpoints, siteTokens } from './tokens';

const themeKeyframes = defineKeyframes({
	weave: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } },
	rise: {
		from: { opacity: 0, transform: 'translateY(12px)' },
		to: { opacity: 1, transform: 'none' },
	},
	blink: { '50%': { opacity: 0 } },
	lit: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } },
});

/** Semantic colour tokens by role; the server overrides them for other palettes. */
const semanticColors = Object.fromEntries(
	colourNames.map((name) => [
		name,
		{ value: { _light: lightColours[name], _dark: darkColours[name] } },
	]),
);

/**
 * Background utilities without Chakra's `--bg-currentcolor`. A custom property is inherited, so that each change of a
 * background, such as that of a row under the mouse, made browsers restyle everything in it.
 */
const backgroundUtilities: NonNullable<SystemConfig['utilities']> = Object.fromEntries(
	(['background', 'backgroundColor'] as const).map((name) => {
		const { transform, ...utility } = defaultBaseConfig.utilities?.[name] ?? {};
		const withoutVariable: typeof transform = (value, args) => {
			const { '--bg-currentcolor': _, ...styles } = transform?.(value, args) ?? {};
			return styles;
		};
		return [name, { ...utility, transform: withoutVariable }];
	}),
);

/** Tokens without recipes: each recipe is imported with its component, so that pages do not include unused ones. */
export const siteThemeConfig = defineConfig({
	preflight: true,
	globalCss,
	utilities: backgroundUtilities,
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
