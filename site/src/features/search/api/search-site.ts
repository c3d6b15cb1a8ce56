import { type Found, search, searchSite } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api';

const nothing: Found = { projects: [], posts: [] };

/** Projects and posts that match; no request if the text is empty. On the server, `headers` identify the visitor. */
export const foundQuery = (typed: string, headers?: CallOptions['headers']) =>
	queryOptions({
		queryKey: ['search', typed],
		queryFn: async ({ signal }) =>
			typed ? (await call(searchSite, { query: { q: typed }, signal, headers })).data : nothing,
	});

const control = /\p{Cc}+/gu;

/** Returns the search text from the query, without control characters and cut to the maximum length. */
export const typedOf = (params: URLSearchParams) =>
	(params.get('q') ?? '').replace(control, ' ').trim().slice(0, search.longest).trim();
