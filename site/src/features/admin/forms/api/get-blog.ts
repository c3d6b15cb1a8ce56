import { getBlog } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api';

/** A blog as it is now, to be changed; nothing refreshes it under who types. */
export const blogToEdit = (id: string) =>
	queryOptions({
		queryKey: ['to-edit', 'blog', id],
		queryFn: async ({ signal }) => (await call(getBlog, { params: { id }, signal })).data,
		staleTime: 0,
		refetchInterval: false,
		refetchOnWindowFocus: false,
		refetchOnMount: false,
	});
