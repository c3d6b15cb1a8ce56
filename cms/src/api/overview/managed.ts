import { type EntryKind, entryKinds, type PartialOverview } from '@sumu/contract';
import { canManageKind } from '../../access/manages';
import { callingRole } from '../../access/role-of';
import { whereEntryState } from '../../platform/documents/state';

async function countByVisibility(kind: EntryKind): Promise<PartialOverview['managed'][number]> {
	const uid = `api::${kind}.${kind}` as const;
	const count = (where: object): Promise<number> => strapi.db.query(uid).count({ where });
	const [publishedCount, unpublishedCount] = await Promise.all([
		count({ publishedAt: { $notNull: true } }),
		count({ publishedAt: { $null: true }, ...whereEntryState(uid, 'draft') }),
	]);
	return { kind, shown: publishedCount, waiting: unpublishedCount };
}

/** Counts published and unpublished entries of each kind that the caller manages. */
export const countManagedByCaller = () =>
	Promise.all(
		entryKinds.filter((kind) => canManageKind(callingRole(), kind)).map(countByVisibility),
	);
