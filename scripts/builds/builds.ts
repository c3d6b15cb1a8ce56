import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretNames } from '../launcher/env-file.mjs';

/** Build of a part. Paths are relative to the root. */
export interface BuildConfig<Name extends string> {
	readonly title: string;
	readonly folder: string;
	readonly command: readonly string[];
	/** Files and folders the result depends on. */
	readonly sources: readonly string[];
	/** Environment variables the result depends on. */
	readonly variables?: readonly string[];
	/** Defaults for environment variables that are not set. The result contains none of them. */
	readonly defaults?: Readonly<Record<string, string>>;
	readonly output: string;
	/** Path in the output folder that belongs to another build. */
	readonly except?: string;
	/** Parts that must be built first. */
	readonly needs: readonly Name[];
}

export const productBuilds = ['contract', 'server', 'panel', 'site'] as const;
/** Every build; the last two generate types for the site's type check. */
export const buildNames = [...productBuilds, 'route-types', 'style-types'] as const;
export type ProductBuild = (typeof productBuilds)[number];
export type BuildName = (typeof buildNames)[number];

const contractSources = [
	'contract/src',
	'contract/locales',
	'contract/po',
	'contract/package.json',
];
const compilerSources = ['package-lock.json', 'tsconfig.json'];
/** TypeScript 7, relative to a part's folder. */
const tscCommand = ['node', '../node_modules/typescript-native/bin/tsc'] as const;
/** The owner's guide, which the panel shows. */
const ownerGuideSources = [
	'docs/owner-guide.md',
	...['home', 'invite', 'messages', 'post', 'project'].map(
		(name) => `docs/screens/guide-${name}.webp`,
	),
];
const cmsSources = ['cms/config', 'cms/package.json', 'cms/package-lock.json', 'cms/tsconfig.json'];

export const buildConfigs: Readonly<Record<BuildName, BuildConfig<ProductBuild>>> = {
	contract: {
		title: 'Building the contract',
		folder: 'contract',
		command: ['node', '--import', 'tsx', 'po/build.ts'],
		sources: [...contractSources, 'contract/tsconfig.build.json', ...compilerSources],
		output: 'contract/dist',
		needs: [],
	},
	server: {
		title: 'Building the CMS',
		folder: 'cms',
		command: tscCommand,
		sources: [
			...contractSources,
			...cmsSources,
			'cms/src',
			'cms/demo/catalogue.ts',
			'cms/demo/content',
			...compilerSources,
		],
		output: 'cms/dist',
		except: 'cms/dist/build',
		needs: ['contract'],
	},
	panel: {
		title: 'Building the panel; takes a minute or two once',
		folder: 'cms',
		command: ['node', '../scripts/builds/build-panel.cjs'],
		sources: [
			...contractSources,
			...cmsSources,
			'cms/src/admin',
			'scripts/builds/build-panel.cjs',
			...ownerGuideSources,
		],
		// Strapi reads its settings to build the panel.
		defaults: {
			DATA_DIR: join(tmpdir(), 'panel-build'),
			...Object.fromEntries(secretNames.map((name) => [name, 'for-the-build-only'])),
		},
		output: 'cms/dist/build',
		// Strapi reads its settings from the compiled server.
		needs: ['server'],
	},
	site: {
		title: 'Building the site',
		folder: 'site',
		command: ['react-router', 'build'],
		sources: [
			...contractSources,
			'site/src',
			'site/scripts',
			'site/server',
			'site/package.json',
			'site/react-router.config.ts',
			'site/tsconfig.json',
			'site/vite.config.ts',
			...compilerSources,
		],
		variables: ['BUILD_WITHOUT'],
		output: 'site/build',
		needs: [],
	},
	'route-types': {
		title: "Generating the types of the site's routes",
		folder: 'site',
		command: ['react-router', 'typegen'],
		sources: [
			'site/src/routes.ts',
			'site/src/config',
			// The routes use only these files of the contract, so other edits there do not generate the types again.
			'contract/src/paging.ts',
			'contract/src/site-pages.ts',
			'contract/src/sumu-paths.ts',
			'site/react-router.config.ts',
			'site/vite.config.ts',
			'site/scripts',
			...compilerSources,
		],
		output: 'site/.react-router',
		needs: [],
	},
	'style-types': {
		title: "Generating the types of the site's styles",
		folder: 'site',
		command: ['tsx', 'scripts/style-types/generate.ts'],
		sources: [
			'site/scripts/style-types',
			'site/src/theme',
			'site/src/features/admin/theme',
			'contract/src/brand/colours.ts',
			...compilerSources,
		],
		output: 'site/.cache/chakra',
		needs: [],
	},
};
