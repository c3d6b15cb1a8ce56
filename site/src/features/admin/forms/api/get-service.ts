import { getService } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** A service as it is now, to be changed; nothing refreshes it under who types. */
export const serviceToEdit = (id: string) =>
	queryOptions({
		queryKey: ['to-edit', 'service', id],
		queryFn: async ({ signal }) => (await callAsUser(getService, { params: { id }, signal })).data,
		staleTime: 0,
		refetchInterval: false,
		refetchOnWindowFocus: false,
		refetchOnMount: false,
	});
