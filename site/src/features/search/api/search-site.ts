import { type Found, search, searchSite } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api';

const nothing: Found = { projects: [], posts: [] };

/** Projects and posts that hold what was typed; nobody is asked for nothing. `headers` tell for whom a server asks. */
export const foundQuery = (typed: string, headers?: CallOptions['headers']) =>
	queryOptions({
		queryKey: ['search', typed],
		queryFn: async ({ signal }) =>
			typed ? (await call(searchSite, { query: { q: typed }, signal, headers })).data : nothing,
	});

const control = /\p{Cc}+/gu;

/** What an address asks for, as far as the search takes it. */
export const typedOf = (params: URLSearchParams) =>
	(params.get('q') ?? '').replace(control, ' ').trim().slice(0, search.longest).trim();
