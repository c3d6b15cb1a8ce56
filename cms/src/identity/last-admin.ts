import { messages } from '@sumu/contract';
import type { AfterWrite, DocumentWrite } from '../platform/documents/document-write';
import { HttpError } from '../platform/lib/http-errors';
import { countAdmins } from './users';

const roleUid = 'plugin::users-permissions.role';

/**
 * Locks changes to admin rights until the transaction ends. Otherwise the last two admins could be removed at once.
 */
const lockAdminRole = () =>
	strapi.db.queryBuilder(roleUid).select('id').where({ type: 'admin' }).forUpdate().execute();

const takesRights = (action: string, data: object = {}) =>
	action === 'delete' || (action === 'update' && ('role' in data || 'blocked' in data));

/**
 * Makes sure that at least one admin can sign in. A deletion, demotion or block that would leave none, through the
 * API or the panel, is rolled back with 409.
 */
export async function preventLastAdminRemoval({
	action,
	params,
}: DocumentWrite): Promise<AfterWrite | undefined> {
	if (!takesRights(action, params.data)) return undefined;
	await lockAdminRole();
	return async () => {
		if ((await countAdmins()) === 0) throw new HttpError(409, messages.lastAdmin);
	};
}
