import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvError } from '@sumu/contract/env';
import { buildIfStale } from '../builds/build';
import { root } from '../setup/install.mjs';
import { step } from '../setup/progress.mjs';
import { loadOrCreateEnvFile } from './env-file';
import { prepareDataDir, requireFreePorts, StartError } from './preflight';
import { firstToEnd, type Service, startService, stopServices, waitUntilReady } from './services';
import { readSettings, type Settings } from './settings';
import { summary } from './summary';

// Without npm in between: it would not pass on every signal.
const strapi = ['node', 'node_modules/@strapi/strapi/bin/strapi.js'];
const commands = {
	start: { cms: [...strapi, 'start'], site: ['node', 'build/server/index.js'] },
	dev: { cms: [...strapi, 'develop'], site: ['node', '--import', 'tsx', 'server/dev.ts'] },
} as const;

/** Builds, starts CMS and site, and stops both on SIGINT or SIGTERM. */
export async function launch(args: string[]): Promise<void> {
	const { values: options } = parseArgs({
		args,
		options: {
			dev: { type: 'boolean', default: false },
			settings: { type: 'string', default: join(root, '.env') },
		},
	});
	const madeEnvFile = loadOrCreateEnvFile(options.settings, join(root, '.env.example'));
	const settings = checkSettings(options.settings);
	const isFirstStart = prepareDataDir(settings.DATA_DIR) || madeEnvFile;
	await requireFreePorts(settings);
	await buildIfStale(options.dev ? ['contract'] : ['server', 'panel', 'site']);
	await runBoth(settings, options.dev ? 'dev' : 'start', isFirstStart);
}

function checkSettings(envFile: string): Settings {
	try {
		return readSettings(process.env);
	} catch (error) {
		if (!(error instanceof EnvError)) throw error;
		const source = existsSync(envFile)
			? `\n\n  Variables are read from the environment and from ${envFile}.`
			: '';
		throw new StartError(`Wrong variables:\n\n  ${error.problems.join('\n  ')}${source}`);
	}
}

async function runBoth(settings: Settings, mode: 'start' | 'dev', isFirstStart: boolean) {
	const env = {
		...process.env,
		DATA_DIR: settings.DATA_DIR,
		NODE_ENV: mode === 'dev' ? 'development' : 'production',
	};
	const services: Service[] = [];
	let stopping = false;
	const stop = async (code: number) => {
		if (stopping) return;
		stopping = true;
		await stopServices(services);
		process.exit(code);
	};
	process.on('SIGINT', () => stop(0));
	process.on('SIGTERM', () => stop(0));
	const start = (name: 'cms' | 'site', title: string, address: string) =>
		step(title, async () => {
			const service = startService(name, name, commands[mode][name], env);
			services.push(service);
			await waitUntilReady(service, address);
		});
	try {
		await start(
			'cms',
			isFirstStart ? 'Starting the CMS and filling its database' : 'Starting the CMS',
			`${settings.cmsAddress}/_health`,
		);
		await start('site', 'Starting the site', `${settings.siteAddress}/_health`);
	} catch (error) {
		if (stopping) return;
		await stopServices(services);
		throw error;
	}
	console.log(summary(settings, isFirstStart));
	const ended = await firstToEnd(services);
	if (stopping) return;
	console.error(`\n  The ${ended} ended unexpectedly; its last lines say why.\n`);
	await stop(1);
}
