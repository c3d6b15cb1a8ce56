import type { Versioned } from '@sumu/contract';
import type { Past } from '../../history/past';
import { kindOf, saidOf } from './compare';
import type { EntryFormDefinition } from './definition';
import { type Held, isSame, rowsOf, valuesOf } from './values';

/** Adapts an entry form to the history panel. */
export function pastOf<Form, Entry>(
	form: EntryFormDefinition<Form, Entry>,
	id: string,
	onRestored: (restored: Entry) => void,
): Past {
	const rows = rowsOf(form.fields);
	const held = (entry: Versioned | null) =>
		// A version has the shape of a read response.
		new Map<string, Held>(entry ? Object.entries(valuesOf(form, entry as Entry)) : []);
	return {
		kind: form.name,
		id,
		labelOf: (field) => rows.find(([name]) => name === field)?.[1].label,
		compare(before, after) {
			const [was, is] = [held(before), held(after)];
			return rows
				.filter(([name]) => !isSame(was.get(name), is.get(name)))
				.map(([name, row]) => ({
					name,
					label: row.label,
					kind: kindOf(row),
					before: before ? saidOf(row, was.get(name)) : '',
					after: saidOf(row, is.get(name)),
				}))
				.filter((changed) => changed.before !== changed.after);
		},
		onRestored: (restored) => onRestored(restored as Entry),
	};
}
