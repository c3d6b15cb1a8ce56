import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { repositoryRoot } from '../setup/install.mjs';

/** Strapi's own plugins, whose server code it loads by name. */
const strapiServers = [
	'admin',
	'content-manager',
	'content-releases',
	'content-type-builder',
	'email',
	'i18n',
	'plugin-users-permissions',
	'review-workflows',
	'upload',
].map((name) => `@strapi/${name}/strapi-server`);

/** Packages that are loaded by a name that the code puts together. */
const cmsExtras = [
	...strapiServers,
	'@strapi/provider-email-nodemailer',
	'@strapi/provider-upload-aws-s3',
	'@strapi/provider-upload-cloudinary',
	'@strapi/upload/package.json',
	'@strapi/provider-upload-local',
	'better-sqlite3',
	'nodemailer',
	'pg',
	'swagger-ui-dist/package.json',
];

/** Code for development and for building the panel, which a server never runs although Strapi could load it. */
const buildOnlyPattern =
	/^(?:vite|vitest|chokidar|esbuild-loader|esbuild-register|rollup|rolldown|webpack|webpack-.*|@swc\/.*|@vitejs\/.*|@pmmmwh\/.*|react|react-dom|react-router-dom|styled-components|@strapi\/(?:design-system|icons|cloud-cli)|html-webpack-plugin|fork-ts-checker-webpack-plugin|mini-css-extract-plugin|css-loader|style-loader|browserslist.*)(?:\/|$)/;

/** Code that puts the name of a binary together, which cannot be followed. Its package brings its dependencies. */
const nativeLoaderPattern = /\/sharp\/dist\/sharp\.[cm]?js$/;
const nativePackagePattern = /\/node_modules\/sharp$/;

const javaScriptPattern = /\.(?:[cm]?js|json|ts|mts)$/;

/** Treats what cannot be resolved or is no JavaScript as empty: many packages have optional requirements. */
const lenientPlugin: Plugin = {
	name: 'lenient',
	setup(bundler) {
		bundler.onResolve(
			{ filter: /.*/ },
			async ({ path, kind, importer, resolveDir, pluginData }) => {
				if (pluginData === 'resolved' || kind === 'entry-point') return undefined;
				if (buildOnlyPattern.test(path)) return { path, external: true };
				const resolution = await bundler.resolve(path, {
					kind,
					importer,
					resolveDir,
					pluginData: 'resolved',
				});
				return resolution.errors.length > 0 ? { path, external: true } : resolution;
			},
		);
		bundler.onLoad({ filter: /.*/ }, ({ path }) =>
			javaScriptPattern.test(path) && !nativeLoaderPattern.test(path)
				? undefined
				: {
						contents: path.endsWith('.mjs') ? 'export default {};' : 'module.exports = {};',
						loader: 'js',
					},
		);
	},
};

const packagePattern = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Returns the absolute folders of all packages that the entry files load, directly or through others. */
async function tracePackages(entryPoints: readonly string[]): Promise<Set<string>> {
	// One bundle: with several entry points, each would contain a copy of everything.
	const entryLines = entryPoints.map((file, index) => {
		const name = `entry${index}`;
		return `import * as ${name} from ${JSON.stringify(resolve(repositoryRoot, file))}; export { ${name} };`;
	});
	const { metafile } = await build({
		stdin: { contents: entryLines.join('\n'), resolveDir: repositoryRoot },
		absWorkingDir: repositoryRoot,
		bundle: true,
		write: false,
		metafile: true,
		platform: 'node',
		// Scripts await at their top level.
		format: 'esm',
		logLevel: 'silent',
		plugins: [lenientPlugin],
	});
	const folders = Object.keys(metafile.inputs).flatMap((file) => {
		const [, folder] = packagePattern.exec(file) ?? [];
		return folder ? [join(repositoryRoot, folder)] : [];
	});
	return withOptionalPackages(new Set(folders));
}

/** Adds the installed optional dependencies: the binaries for this platform. */
function withOptionalPackages(folders: Set<string>): Set<string> {
	for (const folder of folders) {
		const { optionalDependencies = {}, dependencies = {} } = JSON.parse(
			readFileSync(join(folder, 'package.json'), 'utf8'),
		);
		const more = nativePackagePattern.test(folder) ? dependencies : {};
		for (const name of Object.keys({ ...optionalDependencies, ...more })) {
			const optionalFolder = findPackage(name, folder);
			// A set that grows is iterated to its end.
			if (optionalFolder) folders.add(optionalFolder);
		}
	}
	return folders;
}

function findPackage(name: string, from: string): string | undefined {
	for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
		const candidate = join(folder, 'node_modules', name);
		if (existsSync(join(candidate, 'package.json'))) return candidate;
	}
	return undefined;
}

const filesBelow = (folder: string, pattern: RegExp): string[] =>
	readdirSync(join(repositoryRoot, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && pattern.test(entry.name))
		.map((entry) => relative(repositoryRoot, join(entry.parentPath, entry.name)));

/** Returns the packages that the built CMS loads on a server. */
export function traceCms(): Promise<Set<string>> {
	const cmsRequire = createRequire(join(repositoryRoot, 'cms/package.json'));
	const own = [...filesBelow('cms/dist/src', /\.js$/), ...filesBelow('cms/dist/config', /\.js$/)];
	const extras = cmsExtras.map((name) => cmsRequire.resolve(name));
	return tracePackages([...own, ...extras]);
}

const rootRequire = createRequire(join(repositoryRoot, 'package.json'));

/** Returns the packages of the built site. */
export function traceSite(): Promise<Set<string>> {
	return tracePackages([...filesBelow('site/build/server', /\.js$/), rootRequire.resolve('sharp')]);
}

/** Returns the packages of the scripts. */
export function traceRoot(): Promise<Set<string>> {
	const scripts = filesBelow('scripts', /(?<!\.test)\.(?:ts|mjs)$/).filter(
		(file) =>
			!/^scripts\/(?:(?:release|containers|testing|mutants|deploy)\/|vitest\.config)/.test(file),
	);
	const extras = ['tsx/esm/api', 'tsx/cjs/api'].map((name) => rootRequire.resolve(name));
	return tracePackages([...scripts, ...extras]);
}
