import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type {
	BrowserName,
	CompatStatement,
	SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

export const { css, javascript, api } = bcd;

/** The keys that lead to a feature in the compatibility data. */
export type Path = readonly string[];

/** Browsers by their names in browserslist, and in the compatibility data. */
const names: Readonly<Record<string, BrowserName>> = {
	chrome: 'chrome',
	firefox: 'firefox',
	safari: 'safari',
	ios_saf: 'safari_ios',
};

/** Which of two versions is the later one: above 0, the first. */
function compareVersions(one: string, other: string): number {
	const numbers = [one, other].map((version) => version.replace('≤', '').split('.').map(Number));
	const [a = [], b = []] = numbers;
	return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}

function readOldest(): ReadonlyMap<BrowserName, string> {
	const oldest = new Map<BrowserName, string>();
	for (const entry of browserslist(null, { path: '../site' })) {
		const [browser = '', versions = ''] = entry.split(' ');
		const name = names[browser];
		if (!name) throw new Error(`${browser}: what is it called in the compatibility data?`);
		// Some are written as a range: 17.6-17.7.
		const [version = ''] = versions.split('-');
		const known = oldest.get(name);
		if (!known || compareVersions(version, known) < 0) oldest.set(name, version);
	}
	return oldest;
}

/** The oldest supported version of each browser. */
export const oldest = readOldest();

/** Whether a version has a feature as it is specified: whole, without a flag, another name, or a prefix that is not given. */
function has(version: string, statement: SimpleSupportStatement, prefixes: Path): boolean {
	const { version_added: added, version_removed: removed, prefix } = statement;
	if (statement.flags || statement.alternative_name || statement.partial_implementation)
		return false;
	if (prefix && !prefixes.includes(prefix)) return false;
	if (typeof added !== 'string' || added === 'preview') return false;
	if (typeof removed === 'string' && compareVersions(removed, version) <= 0) return false;
	return compareVersions(added, version) <= 0;
}

/** What is known of a feature, if anything. */
export function find([root, ...keys]: Path): CompatStatement | undefined {
	let found = new Map(Object.entries({ css, javascript, api })).get(root ?? '');
	for (const key of keys) found = found && Object.hasOwn(found, key) ? found[key] : undefined;
	return found?.__compat;
}

/**
 * The browsers, in their oldest supported versions, that lack a feature; none where nothing is known of it.
 * @param prefixes those it is also written with
 */
export function lackedBy(path: Path, prefixes: readonly string[] = []): readonly string[] {
	const known = find(path);
	if (!known) return [];
	return [...oldest].flatMap(([browser, version]) => {
		const statements = [known.support[browser] ?? []].flat();
		const isKnown = statements.some((statement) => has(version, statement, prefixes));
		return isKnown ? [] : `${browser} ${version}`;
	});
}

/** What is newer than the oldest supported browsers: names of features, with the browsers that lack them. */
export type Newer = Map<string, readonly string[]>;

/** Notes those of the features that a browser lacks. */
export function noteNewer(
	newer: Newer,
	paths: readonly Path[],
	prefixes?: readonly string[],
): void {
	for (const path of paths) {
		const lacking = lackedBy(path, prefixes);
		if (lacking.length > 0) newer.set(path.join('.'), lacking);
	}
}
