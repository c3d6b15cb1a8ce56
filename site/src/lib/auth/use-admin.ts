import { isAdmin } from '@sumu/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callAsUser } from '../api';
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
	});

/** Whether the one signed in is an admin; undefined while that is being asked. */
export function useAdmin(): boolean | undefined {
	const session = useSession();
	const email = session.status === 'signed-in' ? session.user.email : '';
	const { data, isError } = useQuery({ ...adminQuery(email), enabled: email !== '' });
	if (session.status === 'loading') return undefined;
	return email === '' || isError ? false : data;
}
