import { getOverview } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** Figures of the overview, in one call. */
export const overviewQuery = () =>
	queryOptions({
		queryKey: ['overview'],
		queryFn: ({ signal }) => callAsUser(getOverview, { signal }),
		select: ({ data }) => data,
	});
