import { join } from 'node:path';
import browserslist from 'browserslist';

// Suppresses its warning about outdated browser data, which does not help the person who builds a site.
process.env.BROWSERSLIST_IGNORE_OLD_DATA ??= 'true';

/** Maps browserslist names to build target names. */
const targetNames: Readonly<Record<string, string>> = {
	chrome: 'chrome',
	firefox: 'firefox',
	safari: 'safari',
	ios_saf: 'ios',
};

/** Returns the oldest supported browsers (`browserslist` in `package.json`) as Vite targets, such as `safari17.4`. */
export function getBrowserTargets(): string[] {
	const oldest = new Map<string, string>();
	for (const entry of browserslist(null, { path: join(import.meta.dirname, '..') })) {
		const [browser = '', versions = ''] = entry.split(' ');
		const target = targetNames[browser];
		if (!target) throw new Error(`browserslist: ${browser} has no build target`);
		// Some entries are ranges: 17.6-17.7.
		const [version = ''] = versions.split('-');
		const known = oldest.get(target);
		// Compare numerically: 17.10 is newer than 17.9.
		const isOlder = known && version.localeCompare(known, 'en', { numeric: true }) < 0;
		if (!known || isOlder) oldest.set(target, version);
	}
	return Array.from(oldest, ([target, version]) => `${target}${version}`);
}
