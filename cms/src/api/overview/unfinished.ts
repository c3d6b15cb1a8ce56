import {
	type AdminOverview,
	contentTypeOf,
	type EntryKind,
	entryKinds,
	overviewLimits,
	toEntryUid,
} from '@sumu/contract';
import { whereEntryState } from '../../platform/documents/publication-state';
import { lastChangedFirst, type SortOrder } from '../../platform/lib/repository';

type UnfinishedEntry = AdminOverview['unfinished'][number];
type Row = { documentId: string; updatedAt: string; publishAt: string | null } & Record<
	string,
	string | null
>;

const soonestFirst: SortOrder = [{ publishAt: 'asc' }, { id: 'asc' }];

/** Reviews that wait are counted instead. */
const writtenKinds = entryKinds.filter((kind) => kind !== 'review');

const toIso = (moment: string) => new Date(moment).toISOString();

async function readEntries(
	kind: EntryKind,
	status: 'scheduled' | 'draft',
	orderBy: SortOrder,
): Promise<UnfinishedEntry[]> {
	const uid = toEntryUid(kind);
	const { title } = contentTypeOf(kind);
	const rows: Row[] = await strapi.db.query(uid).findMany({
		select: ['documentId', 'updatedAt', 'publishAt', title],
		where: { $and: [{ publishedAt: { $null: true } }, whereEntryState(uid, status)] },
		orderBy,
		limit: overviewLimits.unfinished,
	});
	return rows.map((row) => ({
		kind,
		_id: row.documentId,
		title: row[title] ?? '',
		status,
		publishAt: row.publishAt && toIso(row.publishAt),
		updated: toIso(row.updatedAt),
	}));
}

const readEveryKind = async (status: 'scheduled' | 'draft', orderBy: SortOrder) =>
	(await Promise.all(writtenKinds.map((kind) => readEntries(kind, status, orderBy)))).flat();

/** Returns the next scheduled entries and the latest drafts. */
export async function unfinishedEntries(): Promise<AdminOverview['unfinished']> {
	const [scheduled, drafts] = await Promise.all([
		readEveryKind('scheduled', soonestFirst),
		readEveryKind('draft', lastChangedFirst),
	]);
	return [
		...scheduled.toSorted((one, other) =>
			(one.publishAt ?? '').localeCompare(other.publishAt ?? ''),
		),
		...drafts.toSorted((one, other) => other.updated.localeCompare(one.updated)),
	].slice(0, overviewLimits.unfinished);
}
