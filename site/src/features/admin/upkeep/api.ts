import {
	type BodyOf,
	getUser,
	readUpkeep,
	removeMailServer,
	saveBackups,
	saveMailServer,
} from '@sumu/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { callAsUser } from '../../../lib/session/call-as-user';
import { siteQuery } from '../../../lib/site/get-site';
import { overviewQuery } from '../overview/api/get-overview';

/** How the site is kept; read anew whenever the settings are. */
export const upkeepQuery = () =>
	queryOptions({
		queryKey: [...siteQuery().queryKey, 'upkeep'],
		queryFn: async ({ signal }) => (await callAsUser(readUpkeep, { signal })).data,
	});

/** Whether an account, by its e-mail, has a password to show it by. */
export const hasPasswordQuery = (email: string) =>
	queryOptions({
		queryKey: ['has-password', email],
		queryFn: async ({ signal }) =>
			(await callAsUser(getUser, { params: { email }, signal })).data.hasPassword,
	});

/** Each resolves once whatever else says it on this screen says it too: what works, which steps are done. */
export function useUpkeep() {
	const client = useQueryClient();
	const changed = () =>
		Promise.all([
			client.invalidateQueries({ queryKey: siteQuery().queryKey }),
			client.invalidateQueries({ queryKey: overviewQuery().queryKey }),
		]);
	return {
		async saveMailServer(body: BodyOf<typeof saveMailServer>) {
			await callAsUser(saveMailServer, { body });
			await changed();
		},
		async removeMailServer() {
			await callAsUser(removeMailServer, {});
			await changed();
		},
		async saveBackups(body: BodyOf<typeof saveBackups>) {
			await callAsUser(saveBackups, { body });
			await changed();
		},
	};
}
