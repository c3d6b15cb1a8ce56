import { type HistoryKind, isAdmin, managedKinds, type UserRole } from '@sumu/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { browserClient } from '../query/client';
import { callAsUser } from '../session/call-as-user';
import { useSession } from './use-session';

const oftenEnough = 5 * 60_000;

/** Role of the account with this e-mail, as the server reports it. */
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
 * Returns the role of the signed-in user; undefined while it is loading. The menus that use it are outside the pages,
 * where there is no `QueryProvider`.
 */
export function useRole(): UserRole | undefined {
	const session = useSession();
	const email = session.status === 'signed-in' ? session.user.email : '';
	const query = { ...roleQuery(email), enabled: email !== '' };
	const { data, isError } = useQuery(query, browserClient());
	if (session.status === 'loading') return undefined;
	return email === '' || isError ? 'normal' : data;
}

/** Returns whether the signed-in user may manage this content type. */
export const useManages = (kind: HistoryKind): boolean =>
	managedKinds[useRole() ?? 'normal'].includes(kind);
