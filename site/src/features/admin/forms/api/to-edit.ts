import type { EntryKind } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { latestEntryReaders } from './reads';

/** Prefix of the query keys of entries loaded for editing. */
export const toEditKey = ['to-edit'] as const;

type Read<Entry> = (id: string, signal: AbortSignal) => Promise<{ data: Entry }>;

/** Loads an entry for editing. It is not refetched automatically, so nothing changes while the user types. */
const toEdit =
	<Entry>(kind: EntryKind, read: Read<Entry>) =>
	(id: string) =>
		queryOptions({
			queryKey: [...toEditKey, kind, id],
			queryFn: async ({ signal }) => (await read(id, signal)).data,
			staleTime: 0,
			refetchInterval: false,
			refetchOnWindowFocus: false,
			refetchOnMount: false,
		});

export const projectToEdit = toEdit('project', latestEntryReaders.project);
export const blogToEdit = toEdit('blog', latestEntryReaders.blog);
export const serviceToEdit = toEdit('service', latestEntryReaders.service);
export const skillToEdit = toEdit('skill', latestEntryReaders.skill);
export const reviewToEdit = toEdit('review', latestEntryReaders.review);
