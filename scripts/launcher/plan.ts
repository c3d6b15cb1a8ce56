import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { logFormat } from '@sumu/contract/logs';
import { buildIfStale } from '../builds/build';
import { isRelease, repositoryRoot } from '../setup/install.mjs';
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
	readonly watchesContract: boolean;
	/** Whether the launcher also writes only JSON. */
	readonly saysJson: boolean;
	/** Printed once everything runs. */
	readonly summary: string;
}

const startCommands = {
	start: { cms: ['dist/src/start.js'], site: ['build/server/index.js'] },
	dev: {
		cms: ['node_modules/@strapi/strapi/bin/strapi.js', 'develop'],
		site: ['--import', 'tsx', 'server/dev.ts'],
	},
} as const;

/**
 * Creates and checks the settings, and builds the outdated parts.
 * @throws StartError if the owner has to fix something
 */
export async function makePlan(args: string[]): Promise<LaunchPlan> {
	const { values: options } = parseArgs({
		args,
		options: {
			dev: { type: 'boolean', default: false },
			settings: { type: 'string', default: join(repositoryRoot, '.env') },
		},
	});
	const { settings, password } = await loadSettings(options.settings, { needsOwner: true });
	const isEmpty = prepareDataDir(settings.DATA_DIR);
	await requireFreePorts(settings);
	if (options.dev && isRelease)
		throw new StartError(
			'This is a release, without the sources. To change it, clone the repository.',
		);
	if (!isRelease) await buildIfStale(options.dev ? ['contract'] : ['server', 'panel', 'site']);
	const saysJson = settings.LOG_FORMAT === 'json';
	const isTerminal = process.stdout.isTTY === true;
	const startupState = {
		isEmpty,
		envFile: options.settings,
		// JSON output goes to stored logs, which must not contain a password.
		password: saysJson ? undefined : password,
	};
	const startMode = options.dev ? 'dev' : 'start';
	const getMemoryOptions = (part: 'cms' | 'site') =>
		options.dev ? [] : optionsOf(part, process.env.NODE_OPTIONS);
	return {
		parts: [
			{
				name: 'cms',
				title: isEmpty ? 'Starting the CMS and filling its database' : 'Starting the CMS',
				folder: 'cms',
				command: [...getMemoryOptions('cms'), ...startCommands[startMode].cms],
				health: `${settings.cmsAddress}/_health`,
			},
			{
				name: 'site',
				title: 'Starting the site',
				folder: 'site',
				command: [...getMemoryOptions('site'), ...startCommands[startMode].site],
				health: `${settings.siteAddress}/_health`,
			},
		],
		env: {
			...mallocEnv,
			...process.env,
			DATA_DIR: settings.DATA_DIR,
			NODE_ENV: options.dev ? 'development' : 'production',
			LOG_FORMAT: logFormat(settings.LOG_FORMAT, { isProduction: !options.dev, isTerminal }),
		},
		watchesContract: options.dev,
		saysJson,
		summary: formatSummary(settings, startupState),
	};
}
