import type { EntryKind } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { standingOf } from '../../state/standing';
import { reads } from './reads';

/** How an entry stands; its form follows that, whatever is typed in it. */
export const standingQuery = (kind: EntryKind, id: string) =>
	queryOptions({
		queryKey: ['standing', kind, id],
		queryFn: async ({ signal }) => standingOf((await reads[kind](id, signal)).data),
	});
