import {
	contentTypeOf,
	type EntryKind,
	entryPaths,
	type FoundItem,
	MAX_FOUND_ITEMS,
	toEntryUid,
} from '@sumu/contract';
import { withStates } from '../../platform/documents/publication-state';
import { toSearchFilter } from '../../platform/lib/list-filters';
import { lastChangedFirst, type WhereFilter } from '../../platform/lib/repository';
import { excerptAround } from '../../platform/search/excerpt-around';
import { findMatches } from '../../platform/search/find-matches';
import { canSeeAuthor } from '../review/presenter';
import { draftSearches } from '../search/search-index';

type Row = { id: number; documentId: string } & Record<string, string | null>;

const isDraft = { publishedAt: { $null: true } };

async function readDrafts(kind: EntryKind, columns: readonly string[], where: WhereFilter) {
	const uid = toEntryUid(kind);
	const rows: Row[] = await strapi.db.query(uid).findMany({
		select: ['id', 'documentId', ...columns],
		where: { $and: [isDraft, where] },
		orderBy: lastChangedFirst,
		limit: MAX_FOUND_ITEMS,
	});
	return withStates(uid, rows);
}

/** Finds entries in a full-text index: those with long texts. */
async function findInIndex(kind: keyof typeof draftSearches, typed: string) {
	const matches = await findMatches(draftSearches[kind], typed, MAX_FOUND_ITEMS);
	if (matches.length === 0) return [];
	const rows = await readDrafts(kind, [], { id: { $in: matches.map(({ id }) => id) } });
	const rowsById = new Map(rows.map((row) => [row.id, row]));
	return matches.flatMap(({ id, title, excerpt }): FoundItem[] => {
		const row = rowsById.get(id);
		return row ? [toFoundItem(kind, row, title.text, excerpt.text)] : [];
	});
}

/** Columns of the other content types that are searched besides the title. */
const searchedColumns = {
	service: ['servicesDescription', 'duration'],
	skill: ['level', 'group'],
	review: ['reviewText', 'userCity', 'country'],
} as const satisfies Partial<Record<EntryKind, readonly string[]>>;

/** Columns that only some callers see, so that others cannot find out their content by searching. */
const privateColumnsOf = (kind: EntryKind) =>
	kind === 'review' && canSeeAuthor() ? ['userEmail'] : [];

async function findInColumns(kind: keyof typeof searchedColumns, words: readonly string[]) {
	const { title } = contentTypeOf(kind);
	const excerptColumns = [...searchedColumns[kind], ...privateColumnsOf(kind)];
	const columns = [title, ...excerptColumns];
	const rows = await readDrafts(kind, columns, toSearchFilter(columns, words.join(' ')));
	return rows.map((row) =>
		toFoundItem(
			kind,
			row,
			row[title] ?? '',
			excerptAround(
				excerptColumns.map((column) => row[column]),
				words,
			),
		),
	);
}

const toFoundItem = (
	kind: EntryKind,
	{ documentId, status }: Pick<Row, 'documentId'> & Pick<FoundItem, 'status'>,
	title: string,
	excerpt: string,
): FoundItem => ({
	kind,
	_id: documentId,
	title,
	excerpt,
	to: entryPaths[kind].edit.at(documentId),
	status,
});

const isIndexed = (kind: EntryKind): kind is keyof typeof draftSearches => kind in draftSearches;

/** Finds entries by the latest saved version. */
export const findEntries = (
	kind: EntryKind,
	typed: string,
	words: readonly string[],
): Promise<FoundItem[]> =>
	isIndexed(kind)
		? findInIndex(kind, typed)
		: findInColumns(kind as keyof typeof searchedColumns, words);
