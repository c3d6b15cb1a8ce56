import { type SearchResults, searchLimits, searchSite } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, callEndpoint } from '../../../lib/api';

const emptyResults: SearchResults = { projects: [], posts: [] };

/** Projects and posts that match; no request if the text is empty. On the server, `headers` identify the visitor. */
export const foundQuery = (searchText: string, headers?: CallOptions['headers']) =>
	queryOptions({
		queryKey: ['search', searchText],
		queryFn: async ({ signal }) =>
			searchText
				? (await callEndpoint(searchSite, { query: { q: searchText }, signal, headers })).data
				: emptyResults,
	});

const controlCharacters = /\p{Cc}+/gu;

/** Returns the search text from the query, without control characters and cut to the maximum length. */
export const typedOf = (params: URLSearchParams) =>
	(params.get('q') ?? '')
		.replace(controlCharacters, ' ')
		.trim()
		.slice(0, searchLimits.longest)
		.trim();
