import {
	type EntryKind,
	getBlog,
	getProject,
	getReview,
	getService,
	getSkill,
	type Versioned,
} from '@sumu/contract';
import { callAsUser } from '../../../../lib/session/call-as-user';
import type { Told } from '../../state/standing';

type Read = (id: string, signal: AbortSignal) => Promise<{ data: Told }>;

const readsWith = (query: { version?: 'draft' }) =>
	({
		project: (id, signal) => callAsUser(getProject, { params: { id }, query, signal }),
		blog: (id, signal) => callAsUser(getBlog, { params: { id }, query, signal }),
		service: (id, signal) => callAsUser(getService, { params: { id }, query, signal }),
		skill: (id, signal) => callAsUser(getSkill, { params: { id }, query, signal }),
		review: (id, signal) => callAsUser(getReview, { params: { id }, query, signal }),
	}) satisfies Record<EntryKind, Read>;

/** Reads the latest saved version of an entry: its draft, if it has one. */
export const reads = readsWith({ version: 'draft' });

/** Reads the published version of an entry. */
const published: Record<EntryKind, Read> = readsWith({});

/** Reads the published and the latest saved version of an entry. */
export async function readBoth(kind: EntryKind, id: string, signal: AbortSignal) {
	const [shown, written] = await Promise.all([
		published[kind](id, signal),
		reads[kind](id, signal),
	]);
	// Each endpoint returns its own kind.
	return { published: shown.data as Versioned, draft: written.data as Versioned };
}
