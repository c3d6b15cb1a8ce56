import { getSite } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api';

export const siteQuery = () =>
	queryOptions({
		queryKey: ['site'],
		queryFn: async ({ signal }) => (await call(getSite, { signal })).data,
	});
