import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secrets } from '../launcher/env-file.mjs';

/** How a part is built. Paths are from the root. */
export interface Build<Name extends string> {
	readonly title: string;
	readonly folder: string;
	readonly command: readonly string[];
	/** What the result depends on. */
	readonly sources: readonly string[];
	/** Variables the result depends on. */
	readonly variables?: readonly string[];
	/** Variables it is built with where they are not set; the result keeps none of them. */
	readonly defaults?: Readonly<Record<string, string>>;
	readonly output: string;
	/** What lies in the folder of the output, but is another build's. */
	readonly except?: string;
	/** What must be built before. */
	readonly needs: readonly Name[];
}

export const buildNames = ['contract', 'server', 'panel', 'site'] as const;
export type BuildName = (typeof buildNames)[number];

const contract = ['contract/src', 'contract/package.json'];
const compiler = ['package-lock.json', 'tsconfig.json'];
/** TypeScript 7, from a part's folder. */
const tsc = ['node', '../node_modules/typescript-native/bin/tsc'] as const;
/** The panel shows it. */
const guide = [
	'docs/owner-guide.md',
	...['home', 'invite', 'messages', 'post', 'project'].map(
		(name) => `docs/screens/guide-${name}.webp`,
	),
];
const cms = ['cms/config', 'cms/package.json', 'cms/package-lock.json', 'cms/tsconfig.json'];

export const builds: Readonly<Record<BuildName, Build<BuildName>>> = {
	contract: {
		title: 'Building the contract',
		folder: 'contract',
		command: [...tsc, '-p', 'tsconfig.build.json'],
		sources: [...contract, 'contract/tsconfig.build.json', ...compiler],
		output: 'contract/dist',
		needs: [],
	},
	server: {
		title: 'Building the CMS',
		folder: 'cms',
		command: tsc,
		sources: [
			...contract,
			...cms,
			'cms/src',
			'cms/demo/catalogue.ts',
			'cms/demo/content',
			...compiler,
		],
		output: 'cms/dist',
		except: 'cms/dist/build',
		needs: ['contract'],
	},
	panel: {
		title: 'Building the panel; takes a minute or two once',
		folder: 'cms',
		command: ['strapi', 'build'],
		sources: [...contract, ...cms, 'cms/src/admin', ...guide],
		// Strapi reads its settings to build the panel.
		defaults: {
			DATA_DIR: join(tmpdir(), 'panel-build'),
			...Object.fromEntries(secrets.map((name) => [name, 'for-the-build-only'])),
		},
		output: 'cms/dist/build',
		// Strapi compiles the server once more before it builds the panel.
		needs: ['server'],
	},
	site: {
		title: 'Building the site',
		folder: 'site',
		command: ['react-router', 'build'],
		sources: [
			...contract,
			'site/src',
			'site/scripts',
			'site/server',
			'site/package.json',
			'site/react-router.config.ts',
			'site/tsconfig.json',
			'site/vite.config.ts',
			...compiler,
		],
		variables: ['BUILD_WITHOUT'],
		output: 'site/build',
		needs: [],
	},
};
