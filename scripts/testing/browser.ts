import { existsSync } from 'node:fs';
import { step } from '../setup/progress.mjs';
import { CommandError, runCommand } from '../setup/run-command.mjs';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds a Chromium, or gets one: Playwright's own, or Debian's where that cannot be downloaded.
 * @returns its path, or undefined for Playwright's own
 * @throws CommandError when none can be had
 */
export async function findOrInstallBrowser(): Promise<string | undefined> {
	const found = systemBrowsers.find(existsSync);
	if (found) return found;
	return step('Getting a browser for the tests', async () => {
		try {
			await runCommand('npx', ['playwright', 'install', 'chromium'], { cwd: 'e2e' });
			return undefined;
		} catch {
			return installFromDebian();
		}
	});
}

async function installFromDebian(): Promise<string> {
	const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
		const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
		await runCommand(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
	}
	const installed = systemBrowsers.find(existsSync);
	if (!installed)
		throw new CommandError('No Chromium was found or could be installed; please install one.');
	return installed;
}
