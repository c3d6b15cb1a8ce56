import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvError } from '@sumu/contract/env';
import { buildIfStale } from '../builds/build';
import { root } from '../setup/install.mjs';
import { step } from '../setup/progress.mjs';
import { loadOrCreateEnvFile } from './env-file';
import { prepareDataDir, requireFreePorts, StartError } from './preflight';
import { Service, waitUntilReady } from './services';
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
	const envFile = loadOrCreateEnvFile(options.settings, join(root, '.env.example'));
	const settings = checkSettings(options.settings);
	const isFirstStart = prepareDataDir(settings.DATA_DIR) || envFile.isNew;
	await requireFreePorts(settings);
	await buildIfStale(options.dev ? ['contract'] : ['server', 'panel', 'site']);
	const credentials = isFirstStart
		? (envFile.password ?? `OWNER_PASSWORD, from the environment or ${options.settings}`)
		: undefined;
	await runBoth(settings, options.dev ? 'dev' : 'start', credentials);
}

export function checkSettings(envFile: string): Settings {
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

async function runBoth(settings: Settings, mode: 'start' | 'dev', password: string | undefined) {
	const env = {
		...process.env,
		DATA_DIR: settings.DATA_DIR,
		NODE_ENV: mode === 'dev' ? 'development' : 'production',
	};
	const services: Service[] = [];
	const stopAll = () => Promise.all(services.map((service) => service.stop()));
	let stopping = false;
	const stop = async (code: number) => {
		if (stopping) return;
		stopping = true;
		await stopAll();
		process.exit(code);
	};
	process.on('SIGINT', () => stop(0));
	process.on('SIGTERM', () => stop(0));
	const start = (name: 'cms' | 'site', title: string, address: string) =>
		step(title, async () => {
			const service = new Service({ name, folder: name, command: commands[mode][name], env });
			services.push(service);
			await waitUntilReady(service, address);
			return service;
		});
	try {
		const cms = await start(
			'cms',
			password ? 'Starting the CMS and filling its database' : 'Starting the CMS',
			`${settings.cmsAddress}/_health`,
		);
		await start('site', 'Starting the site', `${settings.siteAddress}/_health`);
		if (mode === 'dev') await restartOnContract(cms);
	} catch (error) {
		if (stopping) return;
		await stopAll();
		throw error;
	}
	console.log(summary(settings, password));
	const ended = await Promise.race(services.map((service) => service.ended));
	if (stopping) return;
	console.error(`\n  The ${ended} ended unexpectedly; its last lines say why.\n`);
	await stop(1);
}

/** Strapi restarts for files of its own folder only, and the site's server takes the contract's source by itself. */
async function restartOnContract(cms: Service) {
	const { watchContract } = await import('./watch-contract');
	let restart = Promise.resolve();
	watchContract(() => {
		console.log('contract │ compiled; the CMS starts again');
		restart = restart.then(() => cms.restart());
	});
}
