import { deleteUser, getUser, isAdmin, listUsers, messages, saveUser } from '@sumu/contract';
import { action } from '../../../contract/action';
import { listAnswer, oneAnswer } from '../../../contract/pages';
import { changedAnswer, deletedAnswer } from '../../../contract/writes';
import { signedInCaller } from '../../../identity/caller';
import { removeAccount } from '../../../identity/remove-account';
import { freshToken } from '../../../identity/sessions';
import { changeUser, listAccounts, userById, userByKey } from '../../../identity/users';
import { found } from '../../../lib/found';
import { Refusal } from '../../../lib/refusal';
import { presentUser } from '../../../presenters/user';

const isGiven = ([, value]: [string, unknown]) => value !== null && value !== undefined;

export default {
	list: action(listUsers, async ({ query }) =>
		listAnswer((await listAccounts(query.limit)).map(presentUser)),
	),

	one: action(getUser, async ({ params }) =>
		oneAnswer(presentUser(found(await userByKey(params.email)))),
	),

	admin: action(isAdmin, async ({ params }) => {
		const { role } = presentUser(found(await userByKey(params.email)));
		return { admin: role === 'admin' };
	}),

	save: action(saveUser, async ({ params, body, ctx }) => {
		const user = found(await userByKey(params.email));
		await changeUser(user, Object.fromEntries(Object.entries(body).filter(isGiven)));
		const saved = presentUser(found(await userById(user.id)));
		const token = await freshToken(signedInCaller(ctx).id, ctx.state.session?.id);
		return { ...changedAnswer(saved), token };
	}),

	remove: action(deleteUser, async ({ params, ctx }) => {
		const user = found(await userByKey(params.id));
		if (user.id === signedInCaller(ctx).id) throw new Refusal(409, messages.ownAccount);
		await removeAccount(user);
		return deletedAnswer(1);
	}),
};
