import type { Version } from '@sumu/contract';
import type { VersionRow } from '../../platform/documents/versions';
import type { FieldMap } from '../../platform/fields';

/** The key under which a read answers a column: its own name, else the first that is made of it. */
function keyOf(fields: FieldMap, name: string): string {
	if (name in fields) return name;
	const made = Object.entries(fields).find(
		([, { select, populate }]) =>
			select.includes(name) || populate.some(([column]) => column === name),
	);
	return made?.[0] ?? name;
}

/** One of a document that is read by these fields. */
export const presentVersion =
	(fields: FieldMap) =>
	({ id, writtenAt, writer, fields: names, status }: Omit<VersionRow, 'content'>): Version => ({
		version: String(id),
		at: new Date(writtenAt).toISOString(),
		by: writer,
		fields: [...new Set(names.map((name) => keyOf(fields, name)))],
		status,
	});
