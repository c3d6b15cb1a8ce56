import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { siteThemeConfig } from '../../../theme/system';

/** Theme of the admin: the design of the site, but denser. */
const denseConfig = defineConfig({
	theme: {
		tokens: {
			sizes: {
				control: { value: '48px' },
				sideMenu: { value: '248px' },
				/** Bar with the title and buttons of a screen. */
				pageBar: { value: '96px' },
				pageBarSmall: { value: '72px' },
			},
			spacing: {
				/** Between the side menu, a screen and the window's edge. */
				screen: { value: 'clamp(16px, 2.8vw, 40px)' },
			},
			zIndex: { bar: { value: 5 } },
		},
	},
});

export const sumuSystem = createSystem(defaultBaseConfig, siteThemeConfig, denseConfig);

/** Tokens of the admin as CSS; pages from the server only include those of the public site. */
export const sumuTokens = sumuSystem.getTokenCss();

/** Lets owners write in the direction of their language, while the workplace is in English. */
export const typedTextStyles = { 'input, textarea': { unicodeBidi: 'plaintext' } } as const;
