import { getUser } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** Query key prefix of all profiles. */
export const profileKey = ['profile'] as const;

/** Profile of a user by e-mail or id. */
export const profileQuery = (email: string) =>
	queryOptions({
		queryKey: [...profileKey, email],
		queryFn: async ({ signal }) => (await callAsUser(getUser, { params: { email }, signal })).data,
	});
