import type { Overview, PartialOverview } from '@sumu/contract';

type Seen = Overview | PartialOverview | undefined;

/** Unread messages; none where they are not one's own to read. */
export const unreadIn = (overview: Seen): number =>
	overview && 'unreadMessages' in overview ? overview.unreadMessages : 0;

/** Reviews to approve. */
export function pendingIn(overview: Seen): number {
	if (!overview) return 0;
	if ('pendingReviews' in overview) return overview.pendingReviews;
	return overview.managed.find(({ kind }) => kind === 'review')?.waiting ?? 0;
}
