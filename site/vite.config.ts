import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { fonts, fontsFolder } from './scripts/fonts/plugin.ts';
import { leanContract } from './scripts/lean-contract.ts';
import { routeChunks } from './scripts/route-chunks.ts';

/** All but what only the owner's workplace loads. */
const forVisitors =
	/^(?!.*(src\/(features\/(editor|manage|overview|settings|sumu-shell)|ui\/sumu|lib\/editor|theme\/sumu)|node_modules\/(@dnd-kit|recharts|d3-|papaparse)))/;

/** Few chunks: React, and what several pages share; many small ones cost more than they save. */
const codeSplitting = {
	// A group takes what its modules import, unless one of higher priority does.
	groups: [
		{
			name: 'shared',
			test: /contract\/src\/(?!schemas\/(site-update|inbox|overview|upload)|endpoints\/(inbox|images|users))|node_modules\/zod\/|src\/lib\/(?!forms|editor|auth\/sign-in-again)|preload-helper/,
			priority: 3,
		},
		{
			name: 'react',
			// With what React Router loads its routes by: it may lean on no chunk that leans on React.
			test: /node_modules\/(react|react-dom|scheduler|react-router(-dom)?)\/|src\/lib\/chunk\/|contract\/src\/limits/,
			priority: 4,
		},
		{
			name: 'forms',
			test: /node_modules\/(react-hook-form|@hookform)\/|src\/lib\/forms\/(form|use-post|use-submit)\.ts/,
			priority: 2,
		},
		{
			name: 'queries',
			test: /node_modules\/(qs|side-channel[^/]*|object-inspect|get-intrinsic|call-[^/]+|es-(?!toolkit)[^/]+|math-intrinsics)\//,
			priority: 2,
		},
		{ name: 'ui', test: forVisitors, minShareCount: 2, priority: 1 },
	],
};

export default defineConfig(({ command }) => ({
	plugins: [fonts(), reactRouter(), routeChunks(), leanContract()],
	resolve: {
		alias: { '#fonts': fontsFolder },
		dedupe: ['react', 'react-dom', 'react-router'],
	},
	// Without look-ups in node_modules the server starts in a fraction of the time and memory.
	ssr: command === 'build' ? { noExternal: true as const, external: ['sharp'] } : {},
	server: { fs: { allow: ['..'] } },
	optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
	build: {
		target: 'es2022',
		// A font inside a style sheet would be against the page's content security policy.
		assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
	},
	environments: {
		client: { build: { rollupOptions: { output: { codeSplitting } } } },
		ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
	},
}));
