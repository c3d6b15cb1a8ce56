import {
	type EntryKind,
	getBlog,
	getProject,
	getReview,
	getService,
	getSkill,
	type VersionContent,
} from '@sumu/contract';
import { callAsUser } from '../../../../lib/session/call-as-user';
import type { EntryStatusDto } from '../../state/standing';

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
