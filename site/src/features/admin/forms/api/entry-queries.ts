import {
	type EntryKind,
	getBlog,
	getProject,
	getReview,
	getService,
	getSkill,
	type VersionContent,
} from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { type EntryStatusDto, toPublicationStatus } from '../../state/publication-status';

type ReadEntry = (id: string, signal: AbortSignal) => Promise<{ data: EntryStatusDto }>;

const createEntryReaders = (query: { version?: 'draft' }) =>
	({
		project: (id, signal) => callAsUser(getProject, { params: { id }, query, signal }),
		blog: (id, signal) => callAsUser(getBlog, { params: { id }, query, signal }),
		service: (id, signal) => callAsUser(getService, { params: { id }, query, signal }),
		skill: (id, signal) => callAsUser(getSkill, { params: { id }, query, signal }),
		review: (id, signal) => callAsUser(getReview, { params: { id }, query, signal }),
	}) satisfies Record<EntryKind, ReadEntry>;

/** Reads the latest saved version of an entry: its draft, if it has one. */
export const latestEntryReaders = createEntryReaders({ version: 'draft' });

/** Reads the published version of an entry. */
const publishedEntryReaders: Record<EntryKind, ReadEntry> = createEntryReaders({});

/** Reads the published and the latest saved version of an entry. */
export async function readPublishedAndDraft(kind: EntryKind, id: string, signal: AbortSignal) {
	const [publishedResponse, draftResponse] = await Promise.all([
		publishedEntryReaders[kind](id, signal),
		latestEntryReaders[kind](id, signal),
	]);
	// Each endpoint returns its own kind.
	return {
		published: publishedResponse.data as VersionContent,
		draft: draftResponse.data as VersionContent,
	};
}

/** Publication status of an entry. Its form follows the status even with unsaved changes. */
export const standingQuery = (kind: EntryKind, id: string) =>
	queryOptions({
		queryKey: ['standing', kind, id],
		queryFn: async ({ signal }) =>
			toPublicationStatus((await latestEntryReaders[kind](id, signal)).data),
	});

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
