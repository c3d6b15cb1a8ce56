import { listTags } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeys } from '../../../lib/query/keys';

/** Tags of all posts, most used first. */
export const tagsQuery = () =>
	queryOptions({
		queryKey: [...queryKeys.blogs, 'tags'],
		queryFn: async ({ signal }) => (await callEndpoint(listTags, { signal })).data,
	});
