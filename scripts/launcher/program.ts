import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildIfStale } from '../builds/build';
import { isRelease, repositoryRoot } from '../setup/install.mjs';
import { loadSettings } from './load-settings';

/**
 * Runs one of the CMS's programs, with the product's settings.
 * @param file in `cms/dist/src`
 * @returns its exit code
 */
export async function runProgram(file: string, args: readonly string[]): Promise<number> {
	const { settings } = await loadSettings(join(repositoryRoot, '.env'), { needsOwner: false });
	if (!isRelease) await buildIfStale(['server']);
	const child = spawn(process.execPath, [join('dist/src', file), ...args], {
		cwd: join(repositoryRoot, 'cms'),
		env: {
			...process.env,
			// A person reads the output, even through a pipe.
			LOG_FORMAT: process.env.LOG_FORMAT || 'pretty',
			LOG_LEVEL: settings.LOG_LEVEL === 'debug' ? 'debug' : 'warn',
			DATA_DIR: settings.DATA_DIR,
			NODE_ENV: 'production',
		},
		stdio: 'inherit',
	});
	// Ctrl+C reaches the child too, which cleans up.
	process.on('SIGINT', () => {});
	process.on('SIGTERM', () => child.kill('SIGTERM'));
	const [code] = await once(child, 'exit');
	return typeof code === 'number' ? code : 1;
}
