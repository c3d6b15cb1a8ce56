import {
	type AdminOverview,
	contentTypeOf,
	type EntryKind,
	entryKinds,
	overviewLimits,
	toEntryUid,
} from '@sumu/contract';
import { callingRole, canManageKind } from '../../access/roles';
import { whereEntryState } from '../../platform/documents/publication-state';
import { whereWrittenBy } from '../../platform/documents/versions';
import { getWriterName } from '../../platform/documents/writer';
import { lastChangedFirst, type SortOrder } from '../../platform/lib/repository';
import type { WhereFilter } from '../../platform/lib/slice';

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
	more: WhereFilter,
): Promise<UnfinishedEntry[]> {
	const uid = toEntryUid(kind);
	const { title } = contentTypeOf(kind);
	const rows: Row[] = await strapi.db.query(uid).findMany({
		select: ['documentId', 'updatedAt', 'publishAt', title],
		where: { $and: [{ publishedAt: { $null: true } }, whereEntryState(uid, status), more] },
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

/** Returns the next scheduled entries and the latest drafts of these kinds. */
async function readUnfinished(
	kinds: readonly EntryKind[],
	more: WhereFilter = {},
): Promise<AdminOverview['unfinished']> {
	const readEveryKind = async (status: 'scheduled' | 'draft', orderBy: SortOrder) =>
		(await Promise.all(kinds.map((kind) => readEntries(kind, status, orderBy, more)))).flat();
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

export const unfinishedEntries = () => readUnfinished(writtenKinds);

/** Returns the unfinished entries that the caller manages and has written a version of. */
export const unfinishedEntriesOfCaller = () =>
	readUnfinished(
		writtenKinds.filter((kind) => canManageKind(callingRole(), kind)),
		whereWrittenBy(getWriterName()),
	);
