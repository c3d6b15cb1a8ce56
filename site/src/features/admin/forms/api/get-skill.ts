import { getSkill } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** A skill as it is now, to be changed; nothing refreshes it under who types. */
export const skillToEdit = (id: string) =>
	queryOptions({
		queryKey: ['to-edit', 'skill', id],
		queryFn: async ({ signal }) => (await callAsUser(getSkill, { params: { id }, signal })).data,
		staleTime: 0,
		refetchInterval: false,
		refetchOnWindowFocus: false,
		refetchOnMount: false,
	});
