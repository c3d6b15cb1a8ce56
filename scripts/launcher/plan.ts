import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { logFormat } from '@sumu/contract/logs';
import { buildIfStale, isFresh } from '../builds/build';
import { buildConfigs } from '../builds/builds';
import {
	hasMemoryForTwoBuilds,
	type Installation,
	isRelease,
	isSmallMachine,
	repositoryRoot,
} from '../setup/install.mjs';
import { loadSettings } from './load-settings';
import { mallocEnv, optionsOf } from './memory';
import { prepareDataDir, requireFreePorts, StartError } from './preflight';
import { formatSummary } from './summary';

/** Start command of a part of the product. */
export interface PartStartCommand {
	readonly name: string;
	/** Message while the part starts. */
	readonly title: string;
	/** Relative to the root. */
	readonly folder: string;
	/** Arguments of Node. Starts without npm, which does not forward every signal. */
	readonly command: readonly string[];
	/** URL that responds with 2xx once the part runs. */
	readonly health: string;
}

/** Everything that the launcher needs to keep the parts running. */
export interface LaunchPlan {
	/** In start order, the CMS first. */
	readonly parts: readonly PartStartCommand[];
	readonly env: Readonly<NodeJS.ProcessEnv>;
	readonly watchesSources: boolean;
	/** Whether the panel is built once everything runs, so that the site does not wait for it. */
	readonly needsPanelBuild: boolean;
	/** Whether the launcher also writes only JSON. */
	readonly saysJson: boolean;
	/** Printed once everything runs. */
	readonly summary: string;
}

const devSite = ['--import', 'tsx', 'server/dev.ts'];
const startCommands = {
	start: { cms: ['dist/src/start.js'], site: ['build/server/index.js'] },
	dev: { cms: ['../scripts/launcher/start-dev-cms.cjs'], site: devSite },
	/** Strapi serves the panel with Vite's dev server, but takes much longer to restart the CMS. */
	'dev-panel': {
		cms: ['node_modules/@strapi/strapi/bin/strapi.js', 'develop'],
		site: devSite,
	},
} as const;

/**
 * Creates and checks the settings, and builds the outdated parts as soon as their packages are installed.
 * @throws StartError if the owner has to fix something
 */
export async function makePlan(args: string[], installation: Installation): Promise<LaunchPlan> {
	const { values: options } = parseArgs({
		args,
		options: {
			dev: { type: 'boolean', default: false },
			'dev-panel': { type: 'boolean', default: false },
			settings: { type: 'string', default: join(repositoryRoot, '.env') },
		},
	});
	const mode = options['dev-panel'] ? 'dev-panel' : options.dev ? 'dev' : 'start';
	const isDevelopment = mode !== 'start';
	const { settings, password } = await loadSettings(options.settings, { needsOwner: true });
	const isEmpty = prepareDataDir(settings.DATA_DIR);
	await requireFreePorts(settings);
	if (isDevelopment && isRelease)
		throw new StartError(
			'This is a release, without the sources. To change it, clone the repository.',
		);
	if (!isRelease) await buildFor(mode, installation);
	await installation.driver;
	const needsPanelBuild = mode === 'start' && !isRelease && !isFresh('panel');
	if (needsPanelBuild) emptyPanelFolder();
	const saysJson = settings.LOG_FORMAT === 'json';
	const isTerminal = process.stdout.isTTY === true;
	const startupState = {
		isEmpty,
		envFile: options.settings,
		needsPanelBuild,
		// JSON output goes to stored logs, which must not contain a password.
		password: saysJson ? undefined : password,
	};
	const getMemoryOptions = (part: 'cms' | 'site') =>
		isDevelopment ? [] : optionsOf(part, process.env.NODE_OPTIONS);
	return {
		parts: [
			{
				name: 'cms',
				title: isEmpty ? 'Starting the CMS and filling its database' : 'Starting the CMS',
				folder: 'cms',
				command: [...getMemoryOptions('cms'), ...startCommands[mode].cms],
				health: `${settings.cmsAddress}/_health`,
			},
			{
				name: 'site',
				title: 'Starting the site',
				folder: 'site',
				command: [...getMemoryOptions('site'), ...startCommands[mode].site],
				health: `${settings.siteAddress}/_health`,
			},
		],
		env: {
			...mallocEnv,
			...process.env,
			DATA_DIR: settings.DATA_DIR,
			NODE_ENV: isDevelopment ? 'development' : 'production',
			LOG_FORMAT: logFormat(settings.LOG_FORMAT, { isProduction: !isDevelopment, isTerminal }),
		},
		watchesSources: mode === 'dev',
		needsPanelBuild,
		saysJson,
		summary: formatSummary(settings, startupState),
	};
}

/**
 * Deletes an outdated panel before the CMS starts: only without a panel, the CMS shows a waiting page. The folder must
 * exist, because Strapi decides when it starts from which one it serves the panel.
 */
function emptyPanelFolder(): void {
	const folder = join(repositoryRoot, buildConfigs.panel.output);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
}

async function buildFor(
	mode: keyof typeof startCommands,
	installation: Installation,
): Promise<void> {
	if (mode === 'start') return buildProduct(installation);
	await installation.cms;
	await buildIfStale(['contract']);
	if (mode === 'dev-panel') return;
	// A release does not contain the packages that this module imports.
	const { buildForDev } = await import('./build-for-dev');
	await buildForDev();
}

/**
 * Builds the site while the CMS's packages are installed. With enough memory the site and the CMS are built at the same
 * time, and the panel while both run.
 */
async function buildProduct({ cms, driver }: Installation): Promise<void> {
	const hasMemory = hasMemoryForTwoBuilds();
	if (isSmallMachine()) await driver;
	const siteBuild = buildIfStale(['site']);
	if (!hasMemory) await siteBuild;
	const cmsBuild = cms.then(() => buildIfStale(hasMemory ? ['server'] : ['server', 'panel']));
	// If one fails, waits for the other to end.
	for (const build of await Promise.allSettled([siteBuild, cmsBuild]))
		if (build.status === 'rejected') throw build.reason;
}
