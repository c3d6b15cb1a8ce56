import { type AdminOverview, getOverview, type PartialOverview } from '@sumu/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { queryKeyOf, type ResourceName } from '../../../../lib/query/keys';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** Figures of the overview, in one call. */
export const overviewQuery = () =>
	queryOptions({
		queryKey: ['overview'],
		queryFn: ({ signal }) => callAsUser(getOverview, { signal }),
		select: ({ data }) => data,
	});

/** Refetches a changed resource, and the overview, which counts it. */
export const refreshResource = (client: QueryClient, resource: ResourceName) =>
	Promise.all([
		client.invalidateQueries({ queryKey: queryKeyOf(resource) }),
		client.invalidateQueries({ queryKey: overviewQuery().queryKey }),
	]);

type Seen = AdminOverview | PartialOverview | undefined;

/** Number of unread messages; 0 for users without access to messages. */
export const unreadIn = (overview: Seen): number =>
	overview && 'unreadMessages' in overview ? overview.unreadMessages : 0;

/** Number of reviews to approve. */
export function pendingIn(overview: Seen): number {
	if (!overview) return 0;
	if ('pendingReviews' in overview) return overview.pendingReviews;
	return overview.managed.find(({ kind }) => kind === 'review')?.waiting ?? 0;
}
