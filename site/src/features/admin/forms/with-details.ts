import { type DetailSettings, detailFields, detailNames } from '@sumu/contract';
import { adminWords } from '../words';
import type { EntryFormDefinition } from './entry-form/definition';
import { rowsOf } from './entry-form/values';

/** Applies the owner's field settings: labels optional fields as such, and turns off disabled ones. */
export function withDetails<Form, Entry>(
	form: EntryFormDefinition<Form, Entry>,
	details: DetailSettings,
): EntryFormDefinition<Form, Entry> {
	const demands = new Map<string, string>(
		detailNames.map((name) => [detailFields[name], details[name]]),
	);
	const rows = rowsOf(form.fields).map(([name, row]) => {
		const demand = demands.get(name);
		const label = demand === 'optional' ? adminWords.optional(row.label) : row.label;
		return [name, { ...row, label, isOff: demand === 'off' }];
	});
	return { ...form, fields: Object.fromEntries(rows) };
}
