import { getUser } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** The profile of an e-mail; an id may stand in its place. */
export const profileQuery = (email: string) =>
	queryOptions({
		queryKey: ['profile', email],
		queryFn: async ({ signal }) => (await callAsUser(getUser, { params: { email }, signal })).data,
	});
