import type { Plugin } from 'vite';

/**
 * Removes the plugins listed in `BUILD_WITHOUT`, separated by commas.
 * @throws if a name is unknown
 */
export function switchedOn(
	plugins: readonly Plugin[],
	without = process.env.BUILD_WITHOUT ?? '',
): readonly Plugin[] {
	const known = plugins.map(({ name }) => name);
	const named = without.split(',').flatMap((name) => name.trim() || []);
	const unknown = named.filter((name) => !known.includes(name));
	if (unknown.length > 0)
		throw new Error(
			`BUILD_WITHOUT: no plugin ${unknown.join(', ')}; there are ${known.join(', ')}`,
		);
	return plugins.filter(({ name }) => !named.includes(name));
}
