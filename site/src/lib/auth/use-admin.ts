import { isAdmin } from '@sumu/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { browserClient } from '../query/client';
import { callAsUser } from '../session/call-as-user';
import { useSession } from './use-session';

const oftenEnough = 5 * 60_000;

/** Whether the account of that e-mail may manage the site, as the server knows. */
export const adminQuery = (email: string) =>
	queryOptions({
		queryKey: ['admin', email],
		queryFn: async ({ signal }) => {
			const { admin } = await callAsUser(isAdmin, { params: { email }, signal });
			return admin;
		},
		staleTime: oftenEnough,
		refetchInterval: false,
		refetchOnWindowFocus: true,
	});

/**
 * Whether the one signed in is an admin; undefined while that is being asked. The menus that ask
 * stand around the pages, where no `QueryProvider` is.
 */
export function useAdmin(): boolean | undefined {
	const session = useSession();
	const email = session.status === 'signed-in' ? session.user.email : '';
	const query = { ...adminQuery(email), enabled: email !== '' };
	const { data, isError } = useQuery(query, browserClient());
	if (session.status === 'loading') return undefined;
	return email === '' || isError ? false : data;
}
