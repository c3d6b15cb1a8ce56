import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import { HttpError } from '../platform/lib/http-error';
import { countAdmins, userUid } from './users';

const roleUid = 'plugin::users-permissions.role';

/** Until the transaction's end nobody else takes rights away: two of the last admins could go at once. */
const lockUser = (strapi: Core.Strapi) =>
	strapi.db.queryBuilder(roleUid).select('id').where({ type: 'admin' }).forUpdate().execute();

const takesRights = (action: string, data: object = {}) =>
	action === 'delete' || (action === 'update' && ('role' in data || 'blocked' in data));

/**
 * Whoever deletes, demotes or blocks an account, through the API or in the panel: there is always
 * one admin who can sign in. What would leave none has not happened.
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
