import { toEntryUid } from '@sumu/contract';
import type { CsvEntry } from './csv-entries';
import { queryImportItems } from './import-tables';
import type { PlannedEntry } from './planned-entry';
import { importWorkQueue } from './work-queue';

/** Checks whether an entry of a spreadsheet was imported before and still exists. */
async function isKnownEntry({ kind, mark, row }: CsvEntry): Promise<boolean> {
	if (kind === 'subscriber') {
		const whereImport = { email: row.title.toLowerCase() };
		return (await strapi.db.query('api::subscriber.subscriber').count({ where: whereImport })) > 0;
	}
	const importItems: { documentId: string }[] = await queryImportItems().findMany({
		where: { mark },
	});
	const documentId = { $in: importItems.map((item) => item.documentId) };
	return (await strapi.db.query(toEntryUid(kind)).count({ where: { documentId } })) > 0;
}

async function addCsvEntry(
	{ kind, row, toColumns }: CsvEntry,
	recordAdded: (documentId: string) => Promise<void>,
) {
	const columnData = await toColumns();
	const typeUid = kind === 'subscriber' ? 'api::subscriber.subscriber' : toEntryUid(kind);
	await importWorkQueue(() =>
		strapi.db.transaction(async () => {
			const { documentId } = await strapi.documents(typeUid).create({
				data: columnData,
				...(kind !== 'subscriber' && {
					status: row.status === 'draft' ? ('draft' as const) : ('published' as const),
				}),
			});
			await recordAdded(documentId);
		}),
	);
}

export async function planCsvEntry(
	entry: CsvEntry,
	knownMarks: Set<string>,
): Promise<PlannedEntry> {
	const { row, mark } = entry;
	if (row.status === 'refused')
		return { row, summary: `left out: ${row.source.replace(/: row \d+$/, '')}: ${row.reason}` };
	if (knownMarks.has(mark) || (await isKnownEntry(entry))) {
		const { reason: _, ...rest } = row;
		return { row: { ...rest, status: 'exists' }, summary: `there already: ${row.title}` };
	}
	knownMarks.add(mark);
	return {
		row,
		summary: [
			`${row.date?.slice(0, 10) ?? 'undated   '}  ${row.title}`,
			row.source,
			...(row.status === 'draft' ? [`a draft, because: ${row.reason}`] : []),
			...(row.pictures > 0
				? [`${row.pictures} ${row.pictures === 1 ? 'picture' : 'pictures'}`]
				: []),
		].join(' · '),
		action: {
			mark,
			notePictures: () => {},
			prepare: async () => {},
			add: (recordAdded) => addCsvEntry(entry, recordAdded),
		},
	};
}
