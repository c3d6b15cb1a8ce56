import type { AdminOverview, PartialOverview } from '@sumu/contract';

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
