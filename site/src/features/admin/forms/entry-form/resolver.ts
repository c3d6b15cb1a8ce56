import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { EntryValues } from './values';

/** Checks what is typed by the schema the CMS checks it by; the first fault of each field counts. */
export const resolverOf =
	(schema: z.ZodMiniType, prepare: (values: EntryValues) => unknown): Resolver<EntryValues> =>
	async (values) => {
		const parsed = schema.safeParse(prepare(values));
		if (parsed.success) return { values, errors: {} };
		const errors: FieldErrors<EntryValues> = {};
		for (const { path, message } of parsed.error.issues.toReversed())
			set(errors, path.join('.'), { type: 'schema', message });
		return { values: {}, errors };
	};
