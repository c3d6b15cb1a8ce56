import { type EntryKind, entryKinds, type PartialOverview } from '@sumu/contract';
import { manages } from '../../access/manages';
import { callingRole } from '../../access/role-of';
import { ofState } from '../../platform/documents/state';

async function counted(kind: EntryKind): Promise<PartialOverview['managed'][number]> {
	const uid = `api::${kind}.${kind}` as const;
	const count = (where: object): Promise<number> => strapi.db.query(uid).count({ where });
	const [shown, waiting] = await Promise.all([
		count({ publishedAt: { $notNull: true } }),
		count({ publishedAt: { $null: true }, ...ofState(uid, 'draft') }),
	]);
	return { kind, shown, waiting };
}

/** Counts published and unpublished entries of each kind that the caller manages. */
export const managedByCaller = () =>
	Promise.all(entryKinds.filter((kind) => manages(callingRole(), kind)).map(counted));
