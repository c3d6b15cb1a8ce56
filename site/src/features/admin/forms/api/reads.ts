import {
	type EntryKind,
	getBlog,
	getProject,
	getReview,
	getService,
	getSkill,
} from '@sumu/contract';
import { callAsUser } from '../../../../lib/session/call-as-user';
import type { Told } from '../../state/standing';

type Read = (id: string, signal: AbortSignal) => Promise<{ data: Told }>;

const query = { version: 'draft' } as const;

/** Reads an entry as it was written last: its draft, where there is one. */
export const reads = {
	project: (id, signal) => callAsUser(getProject, { params: { id }, query, signal }),
	blog: (id, signal) => callAsUser(getBlog, { params: { id }, query, signal }),
	service: (id, signal) => callAsUser(getService, { params: { id }, query, signal }),
	skill: (id, signal) => callAsUser(getSkill, { params: { id }, query, signal }),
	review: (id, signal) => callAsUser(getReview, { params: { id }, query, signal }),
} satisfies Record<EntryKind, Read>;
