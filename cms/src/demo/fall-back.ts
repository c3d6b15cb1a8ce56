import { deepEquals, isObject } from './alike';

const keyOf = (value: unknown) => (isObject(value) ? value.key : undefined);

/**
 * Keeps the owner's entries of a list; if all entries have keys, each is compared with the demo's entry of that key.
 */
function listBack(demo: readonly unknown[], fresh: readonly unknown[], stored: readonly unknown[]) {
	if (stored.every((one) => keyOf(one) !== undefined))
		return stored.map((one) => {
			const isIts = (other: unknown) => keyOf(other) === keyOf(one);
			return mergeDefaults(demo.find(isIts), fresh.find(isIts), one);
		});
	return stored.filter((one) => !demo.some((other) => deepEquals(other, one)));
}

function partsBack(demo: unknown, fresh: unknown, stored: unknown): unknown {
	if (Array.isArray(demo) && Array.isArray(fresh) && Array.isArray(stored))
		return listBack(demo, fresh, stored);
	if (!isObject(demo) || !isObject(fresh) || !isObject(stored)) return stored;
	const parts = Object.entries(stored).map(([name, value]) =>
		name in demo ? [name, mergeDefaults(demo[name], fresh[name], value)] : [name, value],
	);
	return Object.fromEntries(parts);
}

/** Replaces values that still equal the demo's with those of a new site, and keeps all others. */
export function mergeDefaults(demo: unknown, fresh: unknown, stored: unknown): unknown {
	if (deepEquals(demo, stored)) return deepEquals(fresh, stored) ? stored : fresh;
	const whole = partsBack(demo, fresh, stored);
	return deepEquals(whole, stored) ? stored : whole;
}
