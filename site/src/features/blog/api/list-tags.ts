import { listTags } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';

/** Tags of all posts, most used first. */
export const tagsQuery = () =>
	queryOptions({
		queryKey: [...keys.blogs, 'tags'],
		queryFn: async ({ signal }) => (await call(listTags, { signal })).data,
	});
