import { buildPlugin } from './build-plugin.ts';

const computed = '[getPreflightCss(), getGlobalCss(), getTokenCss()]';
const preflight = 'createPreflight({ preflight })';

const isOnce = (code: string, part: string) => code.split(part).length === 2;

/**
 * Every page brings the styles that hold everywhere: a browser need not compute them once more.
 * A second system sets its tokens by itself (see `theme/sumu`).
 */
export const stylesByServer = () =>
	buildPlugin({
		name: 'styles-by-server',
		library: '@chakra-ui/react',
		restsOn: `one list of global styles, \`${computed}\`, and one \`${preflight}\``,
		environment: 'client',
		modules: 1,
		filter: { id: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/ },
		change: (code) =>
			isOnce(code, computed) && isOnce(code, preflight)
				? code.replace(computed, '[]').replace(preflight, '{}')
				: null,
	});
