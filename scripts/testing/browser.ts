import { existsSync } from 'node:fs';
import { runStep } from '../setup/progress.mjs';
import { CommandError, runCommand } from '../setup/run-command.mjs';

/** The headless shell draws the same pages in about half the processor time, because it has no window. */
const debianBrowsers = ['chromium-headless-shell', 'chromium'] as const;
const systemBrowsers = [...debianBrowsers, 'chromium-browser', 'google-chrome'].map(
	(name) => `/usr/bin/${name}`,
);

/**
 * Finds Chromium or installs it: Playwright's build, or Debian's if that cannot be downloaded.
 * @returns its path, or undefined for Playwright's build
 * @throws CommandError if none can be installed
 */
export async function findOrInstallBrowser(): Promise<string | undefined> {
	const found = systemBrowsers.find(existsSync);
	if (found) return found;
	return runStep('Getting a browser for the tests', async () => {
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
	const apt = (...args: string[]) => {
		const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
		return runCommand(command, rest, {
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		});
	};
	const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);
	await apt('update');
	const [shell, whole] = debianBrowsers;
	await install(shell).catch(() => install(whole));
	const installed = systemBrowsers.find(existsSync);
	if (!installed)
		throw new CommandError('No Chromium was found or could be installed; please install one.');
	return installed;
}
