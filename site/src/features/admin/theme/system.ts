import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { config } from '../../../theme/system';

/** The owner's workplace: the same language, set denser. */
const dense = defineConfig({
	theme: {
		tokens: {
			sizes: {
				control: { value: '48px' },
				sideMenu: { value: '248px' },
				/** The bar with a screen's title and buttons. */
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

export const sumuSystem = createSystem(defaultBaseConfig, config, dense);

/** Its tokens as CSS: what the server sends with every page has only the public site's. */
export const sumuTokens = sumuSystem.getTokenCss();
