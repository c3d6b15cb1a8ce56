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
const aside = new Set(['updatedAt']);

/** One database returns times of day with milliseconds, the other without. */
const plain = (value: unknown) =>
	value instanceof Date
		? value.toISOString()
		: String(value).replace(/^(\d\d:\d\d:\d\d)\.000$/, '$1');

/** Checks whether a stored value equals the demo's; values that the demo leaves out must be empty. */
export function isAlike(written: unknown, stored: unknown): boolean {
	if (isNothing(written) || isNothing(stored)) return isNothing(written) && isNothing(stored);
	if (Array.isArray(written))
		return (
			Array.isArray(stored) &&
			written.length === stored.length &&
			written.every((one, index) => isAlike(one, stored[index]))
		);
	if (!isObject(written)) return plain(written) === plain(stored);
	return (
		isObject(stored) &&
		Object.keys({ ...written, ...stored }).every(
			(name) => aside.has(name) || isAlike(written[name], stored[name]),
		)
	);
}
