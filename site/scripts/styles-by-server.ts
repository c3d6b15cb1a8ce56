import { buildPlugin } from './build-plugin.ts';

const computed = '[getPreflightCss(), getGlobalCss(), getTokenCss()]';
const preflight = 'createPreflight({ preflight })';

const isOnce = (code: string, part: string) => code.split(part).length === 2;

/**
 * Skips the computation of global styles in the browser, because every page includes them. A second system has to set
 * its own tokens (see `theme/sumu`).
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
