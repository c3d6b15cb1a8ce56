import type { EntryKind } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { toPublicationStatus } from '../../state/standing';
import { latestEntryReaders } from './reads';

/** Publication status of an entry. Its form follows the status even with unsaved changes. */
export const standingQuery = (kind: EntryKind, id: string) =>
	queryOptions({
		queryKey: ['standing', kind, id],
		queryFn: async ({ signal }) =>
			toPublicationStatus((await latestEntryReaders[kind](id, signal)).data),
	});
