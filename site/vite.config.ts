import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { changes } from './scripts/changes.ts';
import { fonts, fontsFolder } from './scripts/fonts/plugin.ts';
import { switchedOn } from './scripts/switched-on.ts';

/** The page of one project, or post: what only it has, and its preview. */
const ofProject =
	/src\/routes\/project\.tsx|src\/features\/projects\/.*\/(project-(detail|facts|frame|cover)|related-projects)\./;
const ofPost =
	/src\/routes\/blog\.tsx|src\/features\/blog\/(.*\/)?(post-(detail|facts|frame|header)|article|contents|neighbours|related-posts)\b/;
/** What a preview and the form beside it have in common. */
const ofPreview = /src\/lib\/preview\//;

/** All but what brings the forms with it, and what only the owner's workplace loads. */
const forVisitors =
	/^(?!.*(src\/(features\/(contact|reviews|admin)\/|lib\/upload\/)|node_modules\/(@dnd-kit|@internationalized|diff|recharts|d3-|papaparse)))/;

const isForVisitors = (id: string) =>
	forVisitors.test(id) && !ofProject.test(id) && !ofPost.test(id) && !ofPreview.test(id);

/**
 * Few chunks: many small ones cost more than they save. A group takes what its modules import too,
 * unless one of higher priority does: what every page needs, what the home page needs besides at
 * first, what comes with queries, home's sections, what forms need, and what else several pages share.
 */
const codeSplitting = {
	groups: [
		{
			name: 'react',
			// With what React Router loads its routes by: it may lean on no chunk that leans on React.
			test: /node_modules\/(react|react-dom|scheduler|react-router(-dom)?)\/|src\/lib\/chunk\/|contract\/src\/limits/,
			priority: 7,
		},
		{
			name: 'chakra',
			test: /node_modules\/(@chakra-ui\/react\/dist\/esm\/(styled-system|utils|preset-base)|@pandacss)/,
			priority: 6.7,
		},
		{ name: 'system', test: /src\/theme\/system\.ts/, priority: 6.5 },
		{ name: 'base', test: /src\/(root|lib\/document\/style-cache)\.tsx?/, priority: 6 },
		{ name: 'banner', test: /src\/routes\/home\.tsx/, priority: 5 },
		{
			name: 'lib',
			test: /node_modules\/@tanstack\/|src\/lib\/(?!forms|upload|preview)|src\/features\/.*\/watch-/,
			priority: 4,
		},
		{ name: 'sections', test: /src\/routes\/home-sections\.tsx/, priority: 3 },
		{
			name: 'forms',
			test: /node_modules\/(react-hook-form|@hookform|zod)\/|src\/lib\/forms\/|contract\/src\/schemas/,
			minShareCount: 2,
			priority: 2,
		},
		{ name: 'ui', test: isForVisitors, minShareCount: 2, priority: 1 },
		{ name: 'item-reviews', test: /src\/features\/reviews\//, minShareCount: 2, priority: 0.5 },
		{ name: 'project-page', test: ofProject, priority: 0 },
		{ name: 'preview-frame', test: ofPreview, minShareCount: 2, priority: 0 },
		{ name: 'post-page', test: ofPost, priority: 0 },
	],
};

const treeshake = {
	moduleSideEffects: [
		// Emotion asks for it, though it is only for class components with a theme: there are none.
		{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
		// Who imports one thing from a folder does not need the others.
		{ test: /src\/lib\/\w+\/index\.ts$/, sideEffects: false },
	],
};

export default defineConfig(({ command }) => ({
	plugins: [fonts(), reactRouter(), ...switchedOn(changes)],
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
		client: { build: { rollupOptions: { treeshake, output: { codeSplitting } } } },
		ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
	},
}));
