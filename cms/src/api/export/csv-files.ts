import { type CsvKind, csvColumns, formulaPattern, toEntryUid } from '@sumu/contract';
import Papa from 'papaparse';
import { pathOf } from '../../platform/addresses/slugs';
import { type PictureNames, readExportedEntry } from './entries';

export const jsonKinds = ['project', 'service', 'skill', 'review'] as const;
type JsonKind = (typeof jsonKinds)[number];

/** Spreadsheet programs would run a cell that begins like a formula; an import removes the mark before it. */
const csvOptions = { newline: '\r\n', escapeFormulae: formulaPattern };

export const csvOf = (rows: readonly object[], columns: readonly string[]): string =>
	`\uFEFF${Papa.unparse(rows as object[], { ...csvOptions, columns: [...columns] })}\r\n`;

/** Yields the entries of a kind as a JSON list, one after the other. */
export async function* jsonParts(kind: JsonKind, ids: readonly string[], names: PictureNames) {
	yield '[';
	let separator = '\n';
	for (const documentId of ids) {
		const entry = await readExportedEntry(kind, documentId, names);
		if (entry) yield `${separator}${JSON.stringify(entry, null, '\t')}`;
		separator = ',\n';
	}
	yield '\n]\n';
}

/** Columns of the forms that the content type calls otherwise. */
const columnNames: Readonly<Record<string, string>> = {
	userName: 'UserName',
	location: 'userCity',
	review: 'reviewText',
};

function cellOf(kind: CsvKind, field: string, content: Record<string, unknown>): string {
	if (field === 'projectFeature')
		return [1, 2, 3, 4]
			.map((number) => content[`projectFeature${number}`])
			.filter(Boolean)
			.join('; ');
	if (field === 'deliverables')
		return (Array.isArray(content.deliverables) ? content.deliverables : [])
			.map(({ text }) => text)
			.join('; ');
	if (field === 'image' || field === 'img') {
		const [file, address] = kind === 'review' ? ['userImg', 'userImgUrl'] : [field, 'imageUrl'];
		return String(content[file] ?? content[address] ?? '');
	}
	return String(content[columnNames[field] ?? field] ?? '');
}

export async function* csvParts(kind: JsonKind, ids: readonly string[], names: PictureNames) {
	const formColumns = csvColumns[kind];
	yield `\uFEFF${Papa.unparse([formColumns.map(({ label }) => label)], csvOptions)}\r\n`;
	for (const id of ids) {
		const entry = await readExportedEntry(kind, id, names);
		if (!entry) continue;
		const rowCells = formColumns.map(({ field }) => cellOf(kind, field, entry.content));
		yield `${Papa.unparse([rowCells], csvOptions)}\r\n`;
	}
}

export async function redirectsText(): Promise<string> {
	const rows: { from: string; to: string }[] = [];
	for (const entryKind of ['blog', 'project'] as const) {
		const allEntries: { documentId: string; slug: string | null }[] = await strapi.db
			.query(toEntryUid(entryKind))
			.findMany({ select: ['documentId', 'slug'], where: { publishedAt: { $notNull: true } } });
		for (const { documentId, slug } of allEntries) {
			const entry = await readExportedEntry(entryKind, documentId, new Map());
			for (const sourceName of entry?.formerPaths ?? [])
				rows.push({ from: sourceName, to: pathOf(entryKind, slug ?? documentId) });
		}
	}
	return csvOf(rows, ['from', 'to']);
}

/** Columns of personal data in an export. */
export const peopleTables = {
	messages: {
		uid: 'api::message.message',
		columns: ['name', 'email', 'number', 'subject', 'details', 'createdAt'],
	},
	subscribers: {
		uid: 'api::subscriber.subscriber',
		columns: ['email', 'confirmed', 'confirmedOn', 'consentNote', 'createdAt'],
	},
	accounts: {
		uid: 'plugin::users-permissions.user',
		columns: ['email', 'displayName', 'confirmed', 'blocked', 'createdAt'],
	},
} as const;

const PEOPLE_BATCH_SIZE = 200;

export async function* peopleParts({
	uid,
	columns,
}: (typeof peopleTables)[keyof typeof peopleTables]) {
	yield `\uFEFF${Papa.unparse([columns], csvOptions)}\r\n`;
	for (let lastId = 0; ; ) {
		const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({
			select: ['id', ...columns],
			where: { id: { $gt: lastId } },
			orderBy: { id: 'asc' },
			limit: PEOPLE_BATCH_SIZE,
		});
		if (rows.length === 0) return;
		lastId = Number(rows.at(-1)?.id);
		const cells = rows.map((row) => columns.map((name) => row[name] ?? ''));
		yield `${Papa.unparse(cells, csvOptions)}\r\n`;
	}
}
