import { deleteUser, getUser, isAdmin, listUsers, messages, saveUser } from '@sumu/contract';
import { action } from '../../../contract/action';
import { listResponse, oneResponse } from '../../../contract/pages';
import { changedResponse, deletedResponse } from '../../../contract/writes';
import type schema from '../../../extensions/users-permissions/content-types/user/schema.json';
import { signedInCaller } from '../../../identity/caller';
import { freshToken } from '../../../identity/sessions';
import { presentUser } from '../../../identity/user-presenter';
import { countAccounts, listAccounts, userByKey } from '../../../identity/users';
import { written } from '../../../platform/fields';
import { found } from '../../../platform/lib/found';
import { HttpError } from '../../../platform/lib/http-error';
import { table } from '../../../platform/lib/table';
import { demandRankOverId } from '../../../ranks/caller';
import { changeProfile } from '../change-profile';
import { chosenPhoto } from '../chosen-photo';
import { removeAccount } from '../remove-account';

const accounts = table({
	search: ['displayName', 'email'],
	sort: { displayName: 'displayName', email: 'email', date: 'createdAt' },
	order: [{ createdAt: 'desc' }, { id: 'desc' }],
});

/** Leaves out null values, so that the stored ones stay. */
const given = (columns: object) =>
	Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));

export default {
	list: action(listUsers, async ({ query, ctx }) => {
		const rows = async (slice: Parameters<typeof listAccounts>[0]) =>
			(await listAccounts(slice)).map(presentUser);
		if (query.page) return accounts.response(ctx, query, { count: countAccounts, rows });
		return listResponse(await rows({ orderBy: accounts.orderBy(query), limit: query.limit }));
	}),

	one: action(getUser, async ({ params }) =>
		oneResponse(presentUser(found(await userByKey(params.email)))),
	),

	admin: action(isAdmin, async ({ params }) => {
		const { role } = presentUser(found(await userByKey(params.email)));
		return { admin: role === 'admin' };
	}),

	save: action(saveUser, async ({ params, body, ctx }) => {
		const user = found(await userByKey(params.email));
		await demandRankOverId(user.documentId);
		const photoURL = await chosenPhoto(body.photoURL);
		const saved = await changeProfile(user, {
			columns: given(written<typeof schema>()({ ...body, photoURL })),
			...(photoURL === '' ? { photo: null } : {}),
		});
		const token = await freshToken(signedInCaller(ctx).id, ctx.state.session?.id);
		return { ...changedResponse(presentUser(saved)), token };
	}),

	remove: action(deleteUser, async ({ params, ctx }) => {
		const user = found(await userByKey(params.id));
		if (user.id === signedInCaller(ctx).id) throw new HttpError(409, messages.ownAccount);
		await demandRankOverId(user.documentId);
		await removeAccount(user);
		return deletedResponse(1);
	}),
};
