import { listSessions, revokeSession } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/query/client';
import { callAsUser } from '../../../../lib/session/call-as-user';

const sessionsKey = ['sessions'] as const;

/** Active sessions of the current user, whose e-mail is part of the key. */
export const sessionsQuery = (email: string) =>
	queryOptions({
		queryKey: [...sessionsKey, email],
		queryFn: async ({ signal }) => (await callAsUser(listSessions, { signal })).data,
	});

export const readSessionsAgain = () => browserClient().invalidateQueries({ queryKey: sessionsKey });

export async function endSession(id: string): Promise<void> {
	await callAsUser(revokeSession, { params: { id } });
	await readSessionsAgain();
}
