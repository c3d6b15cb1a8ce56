import type { EntryVersion } from '@sumu/contract';
import type { VersionRow } from '../../platform/documents/versions';
import type { FieldMap } from '../../platform/fields';

/** Returns the response key of a column: its own name, or the first field computed from it. */
function keyOf(fields: FieldMap, name: string): string {
	if (name in fields) return name;
	const derivedField = Object.entries(fields).find(
		([, { select, populate }]) =>
			select.includes(name) || populate.some(([column]) => column === name),
	);
	return derivedField?.[0] ?? name;
}

/** Presents a version of a document that is read with these fields. */
export const presentVersion =
	(fields: FieldMap) =>
	({
		id,
		writtenAt,
		writer,
		fields: names,
		status,
	}: Omit<VersionRow, 'content'>): EntryVersion => ({
		version: String(id),
		at: new Date(writtenAt).toISOString(),
		by: writer,
		fields: [...new Set(names.map((name) => keyOf(fields, name)))],
		status,
	});
