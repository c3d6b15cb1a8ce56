import { getSite } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../api';
import { shownSite } from './shown-site';

export const siteQuery = () =>
	queryOptions({
		queryKey: ['site'],
		queryFn: async ({ client, queryKey, signal }) => {
			const { data } = await callEndpoint(getSite, { signal });
			return shownSite(data, client.getQueryData(queryKey));
		},
	});
