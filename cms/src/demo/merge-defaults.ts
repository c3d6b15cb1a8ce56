export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isNothing = (value: unknown): boolean =>
	value === undefined ||
	value === null ||
	value === '' ||
	value === false ||
	(Array.isArray(value) && value.length === 0) ||
	(isObject(value) && Object.values(value).every(isNothing));

/** Attributes that the demo does not set, so that they say nothing about changes by the owner. */
const fieldsToIgnore = new Set(['updatedAt']);

/** One database returns times of day with milliseconds, the other without. */
const toComparable = (value: unknown) =>
	value instanceof Date
		? value.toISOString()
		: String(value).replace(/^(\d\d:\d\d:\d\d)\.000$/, '$1');

/** Checks whether a stored value equals the demo's; values that the demo leaves out must be empty. */
export function deepEquals(expectedValue: unknown, storedValue: unknown): boolean {
	if (isNothing(expectedValue) || isNothing(storedValue))
		return isNothing(expectedValue) && isNothing(storedValue);
	if (Array.isArray(expectedValue))
		return (
			Array.isArray(storedValue) &&
			expectedValue.length === storedValue.length &&
			expectedValue.every((one, index) => deepEquals(one, storedValue[index]))
		);
	if (!isObject(expectedValue)) return toComparable(expectedValue) === toComparable(storedValue);
	return (
		isObject(storedValue) &&
		Object.keys({ ...expectedValue, ...storedValue }).every(
			(name) => fieldsToIgnore.has(name) || deepEquals(expectedValue[name], storedValue[name]),
		)
	);
}

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
