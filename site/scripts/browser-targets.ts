import { join } from 'node:path';
import browserslist from 'browserslist';

// Its warning that new browsers have come out since is nothing for who builds a site.
process.env.BROWSERSLIST_IGNORE_OLD_DATA ??= 'true';

/** Browsers by their names in browserslist, and as build targets. */
const targetNames: Readonly<Record<string, string>> = {
	chrome: 'chrome',
	firefox: 'firefox',
	safari: 'safari',
	ios_saf: 'ios',
};

/** The oldest browsers that `browserslist` in `package.json` supports, as Vite takes them: `safari17.4`. */
export function browserTargets(): string[] {
	const oldest = new Map<string, number>();
	for (const entry of browserslist(null, { path: join(import.meta.dirname, '..') })) {
		const [browser = '', versions = ''] = entry.split(' ');
		const target = targetNames[browser];
		if (!target) throw new Error(`browserslist: ${browser} has no build target`);
		// Some are written as a range: 17.6-17.7.
		const version = Number.parseFloat(versions);
		oldest.set(target, Math.min(version, oldest.get(target) ?? version));
	}
	return Array.from(oldest, ([target, version]) => `${target}${version}`);
}
