import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import { HttpError } from '../platform/lib/http-errors';
import { countAdmins, userUid } from './users';

const roleUid = 'plugin::users-permissions.role';

/**
 * Locks changes to admin rights until the transaction ends. Otherwise the last two admins could be removed at once.
 */
const lockUser = (strapi: Core.Strapi) =>
	strapi.db.queryBuilder(roleUid).select('id').where({ type: 'admin' }).forUpdate().execute();

const takesRights = (action: string, data: object = {}) =>
	action === 'delete' || (action === 'update' && ('role' in data || 'blocked' in data));

/**
 * Makes sure that at least one admin can sign in. A deletion, demotion or block that would leave none, through the
 * API or the panel, is rolled back with 409.
 */
export function keepAnAdmin(strapi: Core.Strapi) {
	strapi.documents.use(async ({ uid, action, params }, next) => {
		const data: object | undefined = 'data' in params ? params.data : undefined;
		if (uid !== userUid || !takesRights(action, data)) return next();
		return strapi.db.transaction(async () => {
			await lockUser(strapi);
			const done = await next();
			if ((await countAdmins()) === 0) throw new HttpError(409, messages.lastAdmin);
			return done;
		});
	});
}
