import { join } from 'node:path';
import browserslist from 'browserslist';

// Its warning about outdated browser data is of no use to the person who builds a site.
process.env.BROWSERSLIST_IGNORE_OLD_DATA ??= 'true';

/** Build targets by the names of browsers in browserslist. */
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
		// 17.10 is later than 17.9.
		const isOlder = known && version.localeCompare(known, 'en', { numeric: true }) < 0;
		if (!known || isOlder) oldest.set(target, version);
	}
	return Array.from(oldest, ([target, version]) => `${target}${version}`);
}
