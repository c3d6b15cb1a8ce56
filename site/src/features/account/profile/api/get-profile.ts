import { getUser } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** How the keys of all profiles begin. */
export const profileKey = ['profile'] as const;

/** The profile of an e-mail; an id may stand in its place. */
export const profileQuery = (email: string) =>
	queryOptions({
		queryKey: [...profileKey, email],
		queryFn: async ({ signal }) => (await callAsUser(getUser, { params: { email }, signal })).data,
	});
