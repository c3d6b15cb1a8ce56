import { search } from '@sumu/contract';

const control = /\p{Cc}+/gu;

/** What an address asks for, as far as the search takes it. */
export const typedOf = (params: URLSearchParams) =>
	(params.get('q') ?? '').replace(control, ' ').trim().slice(0, search.longest).trim();
