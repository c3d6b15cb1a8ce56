import { buildPlugin } from './build-plugin.ts';

const computed = '[getPreflightCss(), getGlobalCss(), getTokenCss()]';

/**
 * Every page brings the styles that hold everywhere: a browser need not compute them once more.
 * A second system sets its tokens by itself (see `theme/sumu`).
 */
export const stylesByServer = () =>
	buildPlugin({
		name: 'styles-by-server',
		library: '@chakra-ui/react',
		restsOn: `one list of global styles, \`${computed}\``,
		environment: 'client',
		modules: 1,
		filter: { id: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/ },
		change: (code) => (code.split(computed).length === 2 ? code.replace(computed, '[]') : null),
	});
