import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type {
	BrowserName,
	CompatStatement,
	SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

export const { css, javascript, api } = bcd;

/** Keys of a feature in the compatibility data, outermost first. */
export type Path = readonly string[];

/** Names of browsers in the compatibility data, by their names in browserslist. */
const browserNames: Readonly<Record<string, BrowserName>> = {
	chrome: 'chrome',
	firefox: 'firefox',
	safari: 'safari',
	ios_saf: 'safari_ios',
};

/** Compares two versions; positive if the first is later. */
function compareVersions(one: string, other: string): number {
	const numbers = [one, other].map((version) => version.replace('≤', '').split('.').map(Number));
	const [a = [], b = []] = numbers;
	return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}

function readOldestVersions(): ReadonlyMap<BrowserName, string> {
	const oldest = new Map<BrowserName, string>();
	for (const entry of browserslist(null, { path: '../site' })) {
		const [browser = '', versions = ''] = entry.split(' ');
		const name = browserNames[browser];
		if (!name) throw new Error(`browserslist: ${browser} has no name in browserNames`);
		// Some entries are ranges: 17.6-17.7.
		const [version = ''] = versions.split('-');
		const known = oldest.get(name);
		if (!known || compareVersions(version, known) < 0) oldest.set(name, version);
	}
	return oldest;
}

/** Oldest supported version of each browser. */
const oldestVersions = readOldestVersions();

/** Whether a version has a feature in full, without a flag or another name; a prefix must be among those given. */
function hasFeature(
	version: string,
	statement: SimpleSupportStatement,
	prefixes: readonly string[],
): boolean {
	const { version_added: added, version_removed: removed, prefix } = statement;
	if (statement.flags || statement.alternative_name || statement.partial_implementation)
		return false;
	if (prefix && !prefixes.includes(prefix)) return false;
	if (typeof added !== 'string' || added === 'preview') return false;
	if (typeof removed === 'string' && compareVersions(removed, version) <= 0) return false;
	return compareVersions(added, version) <= 0;
}

/** Returns the compatibility data of a feature, if there is any. */
export function findFeature([root, ...keys]: Path): CompatStatement | undefined {
	let found = new Map(Object.entries({ css, javascript, api })).get(root ?? '');
	for (const key of keys) found = found && Object.hasOwn(found, key) ? found[key] : undefined;
	return found?.__compat;
}

/**
 * Returns the browsers whose oldest supported version lacks a feature; none if the feature is unknown.
 * @param prefixes vendor prefixes that the page also writes the feature with
 */
export function findLacking(path: Path, prefixes: readonly string[] = []): readonly string[] {
	const known = findFeature(path);
	if (!known) return [];
	return [...oldestVersions].flatMap(([browser, version]) => {
		const statements = [known.support[browser] ?? []].flat();
		const isSupported = statements.some((statement) => hasFeature(version, statement, prefixes));
		return isSupported ? [] : `${browser} ${version}`;
	});
}

/** Features that are newer than a supported browser, with the browsers that lack them. */
export type NewerFeatures = Map<string, readonly string[]>;

/** Adds the features that a supported browser lacks. */
export function addNewer(
	newer: NewerFeatures,
	paths: readonly Path[],
	prefixes?: readonly string[],
): void {
	for (const path of paths) {
		const lacking = findLacking(path, prefixes);
		if (lacking.length > 0) newer.set(path.join('.'), lacking);
	}
}
