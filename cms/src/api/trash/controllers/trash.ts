import {
	deleteTrashItem,
	emptyTrash,
	listTrash,
	restoreTrashItem,
	type TrashKind,
	trashKinds,
} from '@sumu/contract';
import { callingRole, canManageKind } from '../../../access/roles';
import { createAction } from '../../../contract/action';
import { deletedResponse, pageResponse } from '../../../contract/responses';
import { orNotFound } from '../../../platform/lib/http-errors';
import { readSlice, type SortOrder } from '../../../platform/lib/slice';
import { emptyTrashWhere } from '../../../platform/trash/empty-trash';
import { queryTrash, type TrashRow } from '../../../platform/trash/trash-table';
import { restoreFromTrash } from '../restore';

/** Limits a call to the kinds that the caller manages. */
const whereManaged = (kind: TrashKind | undefined) => {
	const managedKinds = trashKinds.filter((each) => canManageKind(callingRole(), each));
	return { kind: { $in: kind ? managedKinds.filter((each) => each === kind) : managedKinds } };
};

const lastDeletedFirst: SortOrder = [{ id: 'desc' }];
const listedColumns = ['kind', 'documentId', 'title', 'deletedAt', 'deletedBy', 'expiresAt'];

const toIso = (moment: string) => new Date(moment).toISOString();

const presentTrashItem = ({
	kind,
	documentId,
	title,
	deletedAt,
	deletedBy,
	expiresAt,
}: TrashRow) => ({
	_id: documentId,
	kind,
	title,
	deletedAt: toIso(deletedAt),
	deletedBy,
	expiresAt: toIso(expiresAt),
});

export default {
	list: createAction(listTrash, async ({ query: { kind, page, size }, ctx }) => {
		const where = whereManaged(kind);
		let total = 0;
		const response = await pageResponse(ctx, String(page), size, {
			count: async () => {
				total = await queryTrash().count({ where });
				return total;
			},
			rows: async (slice) => {
				const rows = await readSlice({ where, orderBy: lastDeletedFirst, ...slice }, (what) =>
					queryTrash().findMany({ select: listedColumns, ...what }),
				);
				return rows.map(presentTrashItem);
			},
		});
		return { ...response, total };
	}),

	restore: createAction(restoreTrashItem, async ({ params: { kind, id }, query }) => {
		const { title } = await restoreFromTrash(kind, id, query.rename === 'true');
		return { acknowledged: true as const, data: { _id: id, kind, title } };
	}),

	remove: createAction(deleteTrashItem, async ({ params: { kind, id } }) => {
		const count = await emptyTrashWhere({ kind, documentId: id });
		return deletedResponse(orNotFound(count > 0 ? count : null));
	}),

	empty: createAction(emptyTrash, async ({ query: { kind } }) =>
		deletedResponse(await emptyTrashWhere(whereManaged(kind))),
	),
};
