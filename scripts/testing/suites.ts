import { join } from 'node:path';
import { buildConfigs, type ProductBuild, productBuilds } from '../builds/builds';
import { repositoryRoot } from '../setup/install.mjs';

/** A suite of `npm test`. A failing suite does not stop the others. */
export interface Suite {
	readonly name: string;
	/** Relative to the root. */
	readonly folder: string;
	readonly command: readonly string[];
	/** Source of the test counts: a check counts as one test, Vitest and Playwright write a report. */
	readonly report: 'check' | 'vitest' | 'playwright';
	/** Names of the suites that must pass first, such as the builds it tests. They are run with it. */
	readonly needs?: readonly string[];
	/** Names of suites that must end first, because they write to files it reads, or disturb it. */
	readonly after?: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
}

type Options = Pick<Suite, 'needs' | 'after'>;

const buildSuites: Readonly<Record<ProductBuild, string>> = {
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
/** For suites that use the CMS's packages, or types from there. */
const withCms = { needs: [installCms.name] };

const build = (name: ProductBuild): Suite =>
	check(buildSuites[name], `node scripts/build.mjs --if-stale ${name}`, {
		needs: [
			...buildConfigs[name].needs.map((needed) => buildSuites[needed]),
			...(buildConfigs[name].folder === 'cms' ? withCms.needs : []),
		],
	});

/** TypeScript 7. The package `typescript` is installed for tools that need its API, which version 7 lacks. */
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

/** Part of a suite whose files run one after the other and often wait: parts run side by side. */
const shard = (suite: Suite, part: number, parts: number): Suite => ({
	...suite,
	name: `${suite.name}, ${part} of ${parts}`,
	command: [...suite.command, `--shard=${part}/${parts}`],
});

/** The CMS serves the panel's files, which a build of the panel replaces. */
const onServer = { needs: [buildSuites.server], after: [buildSuites.panel] };
const e2eBuilds = [buildSuites.server, buildSuites.panel, buildSuites.site];
const demoData = join(repositoryRoot, 'e2e/test-results/demo');
const fillDemo = check('demo data', `tsx e2e/support/fill-demo.ts ${demoData}`, onServer);

/** Runs a project on its own instance of the product, on ten ports from `port`. */
const e2e = (project: string, port: number): Suite => ({
	name: `e2e: ${project}`,
	folder: 'e2e',
	command: ['playwright', 'test', '--project', project],
	report: 'playwright',
	env: { E2E_PORT: String(port), E2E_DEMO: demoData },
	needs: [...e2eBuilds, fillDemo.name],
});

const sqlite = vitest('CMS on SQLite', 'cms', 'sqlite', onServer);
const sqliteParts = [shard(sqlite, 1, 2), shard(sqlite, 2, 2)];

const lockfile = 'npm ci --dry-run --ignore-scripts --silent';

/** Suites in start order: first those that most others wait for, then the slowest. */
export const suites: readonly Suite[] = [
	installCms,
	...productBuilds.map(build),
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
	check('lockfile', lockfile),
	check('lockfile: CMS', `${lockfile} --prefix cms`, withCms),
	e2e('owner', 3810),
	e2e('visitors', 3800),
	...sqliteParts,
	vitest('site', 'site'),
	vitest('CMS on PostgreSQL', 'cms', 'postgres', onServer),
	e2e('people', 3790),
	e2e('engines', 3830),
	{
		name: 'production: quickest faults',
		folder: 'e2e',
		command: ['vitest', 'run', '--root', 'production'],
		report: 'vitest',
		needs: [buildSuites.server, buildSuites.site],
	},
	vitest('unit: scripts', 'scripts', 'units', withCms),
	vitest('unit: contract', 'contract'),
	{
		name: 'abuse',
		folder: 'e2e',
		command: ['vitest', 'run', '--root', 'abuse'],
		report: 'vitest',
		env: { E2E_PORT: '3820' },
		needs: e2eBuilds,
		// Measures how long requests wait, which suites running at the same time would distort.
		after: [
			'e2e: people',
			'e2e: visitors',
			'e2e: owner',
			'e2e: engines',
			...sqliteParts.map(({ name }) => name),
			'CMS on PostgreSQL',
			'production: quickest faults',
		],
	},
];
