import { deleteUser, getUser, isAdmin, listUsers, messages, saveUser } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import {
	changedResponse,
	deletedResponse,
	listResponse,
	oneResponse,
} from '../../../contract/responses';
import type schema from '../../../extensions/users-permissions/content-types/user/schema.json';
import { signedInCaller } from '../../../identity/caller';
import { freshToken } from '../../../identity/sessions';
import { presentUser } from '../../../identity/user-presenter';
import { countAccounts, listAccounts, userByKey } from '../../../identity/users';
import { toColumns } from '../../../platform/fields';
import { HttpError, orNotFound } from '../../../platform/lib/http-errors';
import { createSearchableTable } from '../../../platform/lib/searchable-table';
import { findUpload } from '../../../platform/media/picture-columns';
import { demandRankOverId } from '../../../ranks/caller';
import { changeProfile } from '../change-profile';
import { removeAccount } from '../remove-account';

/**
 * Returns the picture address to store: one of an upload, or '' to remove the picture. Undefined keeps the
 * current picture. Every other address is ignored and never requested: its host would learn who looks at a
 * page, and a server that requests any address can be sent into its own network.
 */
async function chosenPhoto(address: string | null | undefined): Promise<string | undefined> {
	if (!address) return address ?? undefined;
	return (await findUpload(address)) === null ? undefined : address;
}

const accountTable = createSearchableTable({
	search: ['displayName', 'email'],
	sort: { displayName: 'displayName', email: 'email', date: 'createdAt' },
	order: [{ createdAt: 'desc' }, { id: 'desc' }],
});

/** Leaves out null values, so that the stored ones stay. */
const omitNullValues = (columns: object) =>
	Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));

export default {
	list: createAction(listUsers, async ({ query, ctx }) => {
		const rows = async (slice: Parameters<typeof listAccounts>[0]) =>
			(await listAccounts(slice)).map(presentUser);
		if (query.page) return accountTable.response(ctx, query, { count: countAccounts, rows });
		return listResponse(await rows({ orderBy: accountTable.orderBy(query), limit: query.limit }));
	}),

	one: createAction(getUser, async ({ params }) =>
		oneResponse(presentUser(orNotFound(await userByKey(params.email)))),
	),

	admin: createAction(isAdmin, async ({ params }) => {
		const { role } = presentUser(orNotFound(await userByKey(params.email)));
		return { admin: role === 'admin' };
	}),

	save: createAction(saveUser, async ({ params, body, ctx }) => {
		const user = orNotFound(await userByKey(params.email));
		await demandRankOverId(user.documentId);
		const photoURL = await chosenPhoto(body.photoURL);
		const savedUser = await changeProfile(user, {
			columns: omitNullValues(toColumns<typeof schema>()({ ...body, photoURL })),
			...(photoURL === '' ? { photo: null } : {}),
		});
		const token = await freshToken(signedInCaller(ctx).id, ctx.state.session?.id);
		return { ...changedResponse(presentUser(savedUser)), token };
	}),

	remove: createAction(deleteUser, async ({ params, ctx }) => {
		const user = orNotFound(await userByKey(params.id));
		if (user.id === signedInCaller(ctx).id) throw new HttpError(409, messages.ownAccount);
		await demandRankOverId(user.documentId);
		await removeAccount(user);
		return deletedResponse(1);
	}),
};
