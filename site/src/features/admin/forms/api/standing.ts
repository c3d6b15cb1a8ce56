import {
	type EntryKind,
	getBlog,
	getProject,
	getReview,
	getService,
	getSkill,
} from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { standingOf, type Told } from '../../state/standing';

const query = { version: 'draft' } as const;
type Read = (id: string, signal: AbortSignal) => Promise<{ data: Told }>;

const reads: Readonly<Record<EntryKind, Read>> = {
	project: (id, signal) => callAsUser(getProject, { params: { id }, query, signal }),
	blog: (id, signal) => callAsUser(getBlog, { params: { id }, query, signal }),
	service: (id, signal) => callAsUser(getService, { params: { id }, query, signal }),
	skill: (id, signal) => callAsUser(getSkill, { params: { id }, query, signal }),
	review: (id, signal) => callAsUser(getReview, { params: { id }, query, signal }),
};

/** How an entry stands; its form follows that, whatever is typed in it. */
export const standingQuery = (kind: EntryKind, id: string) =>
	queryOptions({
		queryKey: ['standing', kind, id],
		queryFn: async ({ signal }) => standingOf((await reads[kind](id, signal)).data),
	});
