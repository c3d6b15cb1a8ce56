import { type HistoryKind, isAdmin, managedKinds, type UserRole } from '@sumu/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { browserClient } from '../query/client';
import { callAsUser } from '../session/call-as-user';
import { useSession } from './use-session';

const oftenEnough = 5 * 60_000;

/** What the account of that e-mail may do, as the server knows. */
export const roleQuery = (email: string) =>
	queryOptions({
		queryKey: ['role', email],
		queryFn: async ({ signal }): Promise<UserRole> => {
			const { admin } = await callAsUser(isAdmin, { params: { email }, signal });
			return admin ? 'admin' : (await import('./read-role')).readRole(email, signal);
		},
		staleTime: oftenEnough,
		refetchInterval: false,
		refetchOnWindowFocus: true,
	});

/**
 * What the one signed in may do; undefined while that is being asked. The menus that ask stand around the
 * pages, where no `QueryProvider` is.
 */
export function useRole(): UserRole | undefined {
	const session = useSession();
	const email = session.status === 'signed-in' ? session.user.email : '';
	const query = { ...roleQuery(email), enabled: email !== '' };
	const { data, isError } = useQuery(query, browserClient());
	if (session.status === 'loading') return undefined;
	return email === '' || isError ? 'normal' : data;
}

/** Whether the one signed in manages entries of a kind. */
export const useManages = (kind: HistoryKind): boolean =>
	managedKinds[useRole() ?? 'normal'].includes(kind);
