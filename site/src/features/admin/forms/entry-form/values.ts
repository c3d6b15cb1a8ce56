/** What an editor holds, by the names of its fields. */
export type EntryValues = Record<string, string | string[] | boolean>;

const isLike = (sample: unknown, value: unknown) =>
	Array.isArray(sample)
		? Array.isArray(value) && value.every((item) => typeof item === 'string')
		: typeof value === typeof sample;

/** `stored` as far as it fits the fields there are today. */
export function fitting(initial: EntryValues, stored: Record<string, unknown>): EntryValues {
	const known = Object.entries(stored).filter(
		(entry): entry is [string, EntryValues[string]] =>
			entry[0] in initial && isLike(initial[entry[0]], entry[1]),
	);
	return { ...initial, ...Object.fromEntries(known) };
}
