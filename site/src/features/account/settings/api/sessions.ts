import { listSessions, revokeSession } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/query/client';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** Where one is signed in. */
export const sessionsQuery = () =>
	queryOptions({
		queryKey: ['sessions'],
		queryFn: async ({ signal }) => (await callAsUser(listSessions, { signal })).data,
	});

export async function endSession(id: string): Promise<void> {
	await callAsUser(revokeSession, { params: { id } });
	await browserClient().invalidateQueries(sessionsQuery());
}
