import { listSessions, revokeSession } from '@sumu/contract';
import { action } from '../../../contract/action';
import { listResponse } from '../../../contract/pages';
import { deletedResponse } from '../../../contract/writes';
import { signedInCaller } from '../../../identity/caller';
import { end, live, signInOf } from '../../../identity/sessions';
import { found } from '../../../platform/lib/found';
import { presentSession } from '../presenter';

export default {
	list: action(listSessions, async ({ ctx }) => {
		const current = await signInOf(ctx.state.session?.id);
		const sessions = await live(signedInCaller(ctx).id);
		return listResponse(sessions.map((session) => presentSession(session, current?.deviceId)));
	}),

	revoke: action(revokeSession, async ({ params: { id }, ctx }) => {
		const { id: userId } = signedInCaller(ctx);
		const session = found((await live(userId)).find(({ deviceId }) => deviceId === id) ?? null);
		await end(userId, session.deviceId ?? id);
		return deletedResponse(1);
	}),
};
