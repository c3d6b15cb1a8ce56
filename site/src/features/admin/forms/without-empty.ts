import type { EntryValues } from './entry-form/values';

/** What is typed without fields that are empty and need not be there. */
export const withoutEmpty =
	(...optional: string[]) =>
	(values: EntryValues): object =>
		Object.fromEntries(
			Object.entries(values).filter(([name, value]) => value !== '' || !optional.includes(name)),
		);
