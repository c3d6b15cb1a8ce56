import type { Plugin } from 'vite';

const computed = '[getPreflightCss(), getGlobalCss(), getTokenCss()]';

/**
 * Every page brings the styles that hold everywhere: a browser need not compute them once more.
 * A second system sets its tokens by itself (see `theme/sumu`).
 */
export const stylesByServer = (): Plugin => ({
	name: 'styles-by-server',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: {
		filter: { id: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/ },
		handler(code) {
			if (code.split(computed).length !== 2)
				this.error('Chakra computes its global styles in another way now');
			return { code: code.replace(computed, '[]'), map: null };
		},
	},
});
