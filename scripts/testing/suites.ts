import { join } from 'node:path';
import { type BuildName, buildNames, builds } from '../builds/builds';
import { root } from '../setup/install.mjs';

/** What `npm test` runs; a failing one does not stop the others. */
export interface Suite {
	readonly name: string;
	/** From the root. */
	readonly folder: string;
	readonly command: readonly string[];
	/** How its tests are counted: a check is one, vitest and playwright write a report. */
	readonly report: 'check' | 'vitest' | 'playwright';
	/** Names of the suites that must pass before: the builds it tests. They are run with it. */
	readonly needs?: readonly string[];
	/** Names of those that must not run meanwhile, for they write where it reads. */
	readonly after?: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
}

type Options = Pick<Suite, 'needs' | 'after'>;

const buildSuites: Readonly<Record<BuildName, string>> = {
	contract: 'build: contract',
	server: 'build: CMS server',
	panel: 'build: panel',
	site: 'build: site',
};

const check = (name: string, command: string, options?: Options): Suite => ({
	name,
	folder: '.',
	command: command.split(' '),
	report: 'check',
	...options,
});

const installCms = check('install: CMS', 'node scripts/setup/install-cms.mjs');
/** What reads the CMS's packages, or another's types there. */
const withCms = { needs: [installCms.name] };

const build = (name: BuildName): Suite =>
	check(buildSuites[name], `node scripts/build.mjs --if-stale ${name}`, {
		needs: [
			...builds[name].needs.map((needed) => buildSuites[needed]),
			...(builds[name].folder === 'cms' ? withCms.needs : []),
		],
	});

/** TypeScript 7; the one named `typescript` is there for those who need its API, which 7 has none of. */
const compiler = 'node node_modules/typescript-native/bin/tsc';

const types = (name: string, project: string, options?: Options): Suite =>
	check(`types: ${name}`, `${compiler} --noEmit -p ${project}`, options);

const vitest = (name: string, folder: string, project?: string, options?: Options): Suite => ({
	name,
	folder,
	command: ['vitest', 'run', ...(project ? ['--project', project] : [])],
	report: 'vitest',
	...options,
});

/** Strapi compiles the server again where it builds the panel. */
const onServer = { needs: [buildSuites.server], after: [buildSuites.panel] };
const e2eBuilds = [buildSuites.server, buildSuites.panel, buildSuites.site];
const demoData = join(root, 'e2e/test-results/demo');
const fillDemo = check('demo data', `tsx e2e/support/fill-demo.ts ${demoData}`, onServer);

/** A product of its own for each: ten ports from the first. */
const e2e = (project: string, port: number): Suite => ({
	name: `e2e: ${project}`,
	folder: 'e2e',
	command: ['playwright', 'test', '--project', project],
	report: 'playwright',
	env: { E2E_PORT: String(port), E2E_DEMO: demoData },
	needs: [...e2eBuilds, fillDemo.name],
});

const lockfile = 'npm ci --dry-run --ignore-scripts --silent';

/** Two or more at a time, in this order: first what most others wait for, then what takes longest. */
export const suites: readonly Suite[] = [
	installCms,
	...buildNames.map(build),
	fillDemo,
	check('format and lint', 'biome check .'),
	check('import rules', 'npm run --silent imports', withCms),
	check('types: site', 'npm run --silent types -w site'),
	types('contract', 'contract'),
	types('scripts', 'tsconfig.scripts.json', withCms),
	types('e2e', 'e2e', withCms),
	types('bench', 'bench', withCms),
	types('CMS', 'cms/tsconfig.types.json', { needs: [buildSuites.contract, installCms.name] }),
	types('panel', 'cms/src/admin', withCms),
	types('CMS tests', 'cms/tests', withCms),
	types('demo artwork', 'cms/demo/art', withCms),
	check('lockfile', lockfile),
	check('lockfile: CMS', `${lockfile} --prefix cms`, withCms),
	e2e('visitors', 3800),
	vitest('CMS on SQLite', 'cms', 'sqlite', onServer),
	e2e('owner', 3810),
	vitest('CMS on PostgreSQL', 'cms', 'postgres', onServer),
	e2e('engines', 3830),
	e2e('people', 3790),
	vitest('site', 'site'),
	vitest('unit: scripts', 'scripts', 'units', withCms),
	vitest('demo artwork', 'cms', 'art', withCms),
	vitest('unit: contract', 'contract'),
	{
		name: 'production: quickest faults',
		folder: 'e2e',
		command: ['vitest', 'run', '--root', 'production'],
		report: 'vitest',
		needs: [buildSuites.server, buildSuites.site],
	},
	{
		name: 'abuse',
		folder: 'e2e',
		command: ['vitest', 'run', '--root', 'abuse'],
		report: 'vitest',
		env: { E2E_PORT: '3820' },
		needs: e2eBuilds,
		// It measures how long others wait: what runs beside it would count.
		after: [
			'e2e: people',
			'e2e: visitors',
			'e2e: owner',
			'e2e: engines',
			'production: quickest faults',
		],
	},
];
