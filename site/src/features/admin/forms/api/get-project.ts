import { getProject } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api';

/** A project as it is now, to be changed; nothing refreshes it under who types. */
export const projectToEdit = (id: string) =>
	queryOptions({
		queryKey: ['to-edit', 'project', id],
		queryFn: async ({ signal }) => (await call(getProject, { params: { id }, signal })).data,
		staleTime: 0,
		refetchInterval: false,
		refetchOnWindowFocus: false,
		refetchOnMount: false,
	});
