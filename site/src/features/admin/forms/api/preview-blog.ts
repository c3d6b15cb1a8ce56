import { previewBlog } from '@sumu/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** Markdown rendered by the CMS, as the site will show it. */
export const blogPreviewQuery = (description: string) =>
	queryOptions({
		queryKey: ['blog-preview', description],
		queryFn: async ({ signal }) =>
			(await callAsUser(previewBlog, { body: { description }, signal })).data,
		enabled: description.trim() !== '',
		placeholderData: keepPreviousData,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 60_000,
		refetchInterval: false,
	});
