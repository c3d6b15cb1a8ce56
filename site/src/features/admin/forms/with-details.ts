import { type DetailSettings, detailFields, detailNames } from '@sumu/contract';
import type { EntryFormDefinition } from './entry-form/definition';
import { rowsOf } from './entry-form/values';

/** Applies the owner's field settings: marks optional fields as such, and turns off disabled ones. */
export function withDetails<Form, Entry>(
	form: EntryFormDefinition<Form, Entry>,
	details: DetailSettings,
): EntryFormDefinition<Form, Entry> {
	const demands = new Map<string, string>(
		detailNames.map((name) => [detailFields[name], details[name]]),
	);
	const rows = rowsOf(form.fields).map(([name, row]) => {
		const demand = demands.get(name);
		return [
			name,
			{
				...row,
				isOptional: demand ? demand === 'optional' : row.isOptional,
				isOff: demand === 'off',
			},
		];
	});
	return { ...form, fields: Object.fromEntries(rows) };
}
