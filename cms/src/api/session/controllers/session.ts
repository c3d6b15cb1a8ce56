import { listSessions, revokeSession } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { deletedResponse, listResponse } from '../../../contract/responses';
import { signedInCaller } from '../../../identity/caller';
import { invalidateSession, listActiveSessions, signInOf } from '../../../identity/sessions';
import { orNotFound } from '../../../platform/lib/http-errors';
import { presentSession } from '../presenter';

export default {
	list: createAction(listSessions, async ({ ctx }) => {
		const current = await signInOf(ctx.state.session?.id);
		const sessions = await listActiveSessions(signedInCaller(ctx).id);
		return listResponse(sessions.map((session) => presentSession(session, current?.deviceId)));
	}),

	revoke: createAction(revokeSession, async ({ params: { id }, ctx }) => {
		const { id: userId } = signedInCaller(ctx);
		const session = orNotFound(
			(await listActiveSessions(userId)).find(({ deviceId }) => deviceId === id) ?? null,
		);
		await invalidateSession(userId, session.deviceId ?? id);
		return deletedResponse(1);
	}),
};
