import {
	type BodyOf,
	changePassword,
	deleteAccount,
	exportAccount,
	listSessions,
	revokeSession,
} from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { saveFile } from '../../../../lib/document/save-file';
import { browserClient } from '../../../../lib/query/client';
import { getSession, sessionUser } from '../../../../lib/session';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** Downloads everything stored about the current user as a JSON file. */
export async function downloadMyData(): Promise<void> {
	const { data } = await callAsUser(exportAccount, {});
	const file = new Blob([JSON.stringify(data, null, '\t')], { type: 'application/json' });
	saveFile(`my-data-${data.exportedAt.slice(0, 10)}.json`, file);
}

export const removeAccount = () => callAsUser(deleteAccount, {});

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

/** Changes the current user's password. This session continues with a new token; all others end. */
export async function setPassword(body: BodyOf<typeof changePassword>): Promise<void> {
	const { jwt, user } = await callAsUser(changePassword, { body });
	getSession().update(sessionUser(user), jwt);
	await readSessionsAgain();
}
