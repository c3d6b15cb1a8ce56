const isNothing = (value: unknown) =>
	value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is not written by the demo, and so says nothing of whether somebody changed it. */
const aside = new Set(['updatedAt']);

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

/** Whether what is stored is what the demo has written; what it has left out must be empty. */
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
		Object.entries(written).every(
			([name, value]) => aside.has(name) || isAlike(value, stored[name]),
		)
	);
}
