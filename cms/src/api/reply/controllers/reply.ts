import { addReply, changeReply, deleteReply, listReplies } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import {
	addedResponse,
	changedResponse,
	deletedResponse,
	listResponse,
} from '../../../contract/responses';
import { orNotFound } from '../../../platform/lib/http-errors';
import { newRowId } from '../../../platform/lib/own-table';
import { presentReply, queryReplies } from '../reply-table';

export default {
	list: createAction(listReplies, async () => {
		const rows = await queryReplies().findMany({ orderBy: [{ title: 'asc' }, { id: 'asc' }] });
		return listResponse(rows.map(presentReply));
	}),

	create: createAction(addReply, async ({ body, ctx }) => {
		const row = await queryReplies().create({ data: { ...body, publicId: newRowId() } });
		ctx.status = 201;
		return addedResponse(presentReply(row));
	}),

	change: createAction(changeReply, async ({ params, body }) => {
		const where = { publicId: params.id };
		const row = orNotFound(await queryReplies().update({ where, data: body }));
		return changedResponse(presentReply(row));
	}),

	remove: createAction(deleteReply, async ({ params }) => {
		const { count } = await queryReplies().deleteMany({ where: { publicId: params.id } });
		orNotFound(count > 0 ? params : null);
		return deletedResponse(count);
	}),
};
