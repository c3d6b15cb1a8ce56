import { build, type Plugin } from 'vite';

const name = 'virtual:entry';

/** Builds a module with this source for the browser or the server. Returns its code. */
export async function builtCode(
	text: string,
	plugins: readonly Plugin[],
	environment: 'client' | 'ssr' = 'client',
): Promise<string> {
	const entry: Plugin = {
		name: 'entry',
		resolveId: (id) => (id === name ? name : null),
		load: (id) => (id === name ? text : null),
	};
	const result = await build({
		configFile: false,
		logLevel: 'silent',
		plugins: [entry, ...plugins],
		ssr: { noExternal: true },
		build: {
			write: false,
			minify: false,
			ssr: environment === 'ssr',
			rolldownOptions: { input: name, preserveEntrySignatures: 'strict' },
		},
	});
	if (!('output' in result)) throw new Error('It was not built once');
	return result.output[0].code;
}

/** Builds a module for the browser. Returns its exports. */
export async function builtModule(text: string, plugins: readonly Plugin[]) {
	const code = await builtCode(text, plugins);
	return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}
