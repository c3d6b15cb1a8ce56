import { getSite } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api';
import { shownSite } from './shown-site';

export const siteQuery = () =>
	queryOptions({
		queryKey: ['site'],
		queryFn: async ({ signal }) => shownSite((await call(getSite, { signal })).data),
	});
