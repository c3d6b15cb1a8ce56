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
