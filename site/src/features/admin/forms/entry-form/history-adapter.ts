import type { VersionContent } from '@sumu/contract';
import type { HistoryAdapter } from '../../history/history-adapter';
import { formatFieldValue, getDifferenceKind } from './compare-versions';
import type { EntryFormDefinition } from './definition';
import { type FormFieldValue, isSame, rowsOf, valuesOf } from './values';

/** Adapts an entry form to the history panel. */
export function createHistoryAdapter<Form, Entry>(
	form: EntryFormDefinition<Form, Entry>,
	id: string,
	onRestored: (restored: Entry) => void,
): HistoryAdapter {
	const rows = rowsOf(form.fields);
	const toValueMap = (entry: VersionContent | null) =>
		// A version has the shape of a read response.
		new Map<string, FormFieldValue>(entry ? Object.entries(valuesOf(form, entry as Entry)) : []);
	return {
		kind: form.name,
		id,
		labelOf: (field) => rows.find(([name]) => name === field)?.[1].label,
		compare(before, after) {
			const [was, is] = [toValueMap(before), toValueMap(after)];
			return rows
				.filter(([name]) => !isSame(was.get(name), is.get(name)))
				.map(([name, row]) => ({
					name,
					label: row.label,
					kind: getDifferenceKind(row),
					before: before ? formatFieldValue(row, was.get(name)) : '',
					after: formatFieldValue(row, is.get(name)),
				}))
				.filter((changed) => changed.before !== changed.after);
		},
		onRestored: (restored) => onRestored(restored as Entry),
	};
}
