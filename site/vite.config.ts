import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { poFiles } from '../contract/po/plugin.ts';
import { getBrowserTargets } from './scripts/browser-targets.ts';
import { changes } from './scripts/changes.ts';
import { codeSplitting } from './scripts/code-splitting.ts';
import { fonts, fontsFolder } from './scripts/fonts/plugin.ts';
import { oneByteChunks } from './scripts/one-byte-chunks.ts';
import { switchedOn } from './scripts/switched-on.ts';

/** Loaded with each page, and so long before anything that is loaded later. */
const ofEveryPage = /\/(rolldown-runtime|react|chakra|system|base)-/;

const treeshake = {
	moduleSideEffects: [
		// Emotion asks for it, though it is only for class components with a theme: there are none.
		{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
		// Who imports one thing from a folder does not need the others.
		{ test: /src\/lib\/\w+\/index\.ts$/, sideEffects: false },
	],
};

export default defineConfig(({ command }) => ({
	plugins: [fonts(), poFiles, reactRouter(), ...switchedOn(changes), oneByteChunks()],
	resolve: {
		alias: { '#fonts': fontsFolder },
		dedupe: ['react', 'react-dom', 'react-router'],
	},
	// Without look-ups in node_modules the server starts in a fraction of the time and memory.
	ssr: command === 'build' ? { noExternal: true as const, external: ['sharp'] } : {},
	server: { fs: { allow: ['..'] } },
	optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
	build: {
		target: getBrowserTargets(),
		modulePreload: {
			resolveDependencies: (_file, needed, { hostType }) =>
				hostType === 'js' ? needed.filter((name) => !ofEveryPage.test(name)) : needed,
		},
		// A font inside a style sheet would be against the page's content security policy.
		assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
	},
	environments: {
		client: { build: { rollupOptions: { treeshake, output: { codeSplitting } } } },
		ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
	},
}));
