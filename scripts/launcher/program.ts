import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { buildIfStale } from '../builds/build';
import { isRelease, repositoryRoot } from '../setup/install.mjs';
import { loadOrCreateEnvFile, secretNames } from './env-file.mjs';
import { checkSettings } from './plan';

/** Loads the settings from the file, which is created if missing. Containers need no file, only the environment. */
function loadSettings(file: string) {
	if (secretNames.every((name) => process.env[name])) {
		if (existsSync(file)) loadEnvFile(file);
	} else loadOrCreateEnvFile(file, join(repositoryRoot, '.env.example'));
	return checkSettings(file);
}

/**
 * Runs one of the CMS's programs, with the product's settings.
 * @param file in `cms/dist/src`
 * @returns its exit code
 */
export async function runProgram(file: string, args: readonly string[]): Promise<number> {
	const { DATA_DIR } = loadSettings(join(repositoryRoot, '.env'));
	if (!isRelease) await buildIfStale(['server']);
	const child = spawn(process.execPath, [join('dist/src', file), ...args], {
		cwd: join(repositoryRoot, 'cms'),
		env: { ...process.env, DATA_DIR, NODE_ENV: 'production' },
		stdio: 'inherit',
	});
	// Ctrl+C reaches the child too, which cleans up.
	process.on('SIGINT', () => {});
	process.on('SIGTERM', () => child.kill('SIGTERM'));
	const [code] = await once(child, 'exit');
	return typeof code === 'number' ? code : 1;
}
