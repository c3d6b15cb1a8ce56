import { findAnything, searchLimits } from '@sumu/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** Results of the owner's search; none for an empty text. */
export const findQuery = (typed: string) => {
	const q = typed.trim().slice(0, searchLimits.longest);
	return queryOptions({
		queryKey: ['find', q],
		queryFn: ({ signal }) => callAsUser(findAnything, { query: { q }, signal }),
		select: ({ data }) => data,
		enabled: q !== '',
		placeholderData: keepPreviousData,
		staleTime: 0,
	});
};
