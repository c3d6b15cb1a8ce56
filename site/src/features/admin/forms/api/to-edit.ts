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

/** How the keys begin of what is read to be changed. */
export const toEditKey = ['to-edit'] as const;

const query = { version: 'draft' } as const;

/** An entry as it is now, its draft where there is one, to be changed; nothing refreshes it under who types. */
const toEdit = <Entry>(
	kind: EntryKind,
	id: string,
	read: (signal: AbortSignal) => Promise<{ data: Entry }>,
) =>
	queryOptions({
		queryKey: [...toEditKey, kind, id],
		queryFn: async ({ signal }) => (await read(signal)).data,
		staleTime: 0,
		refetchInterval: false,
		refetchOnWindowFocus: false,
		refetchOnMount: false,
	});

export const projectToEdit = (id: string) =>
	toEdit('project', id, (signal) => callAsUser(getProject, { params: { id }, query, signal }));
export const blogToEdit = (id: string) =>
	toEdit('blog', id, (signal) => callAsUser(getBlog, { params: { id }, query, signal }));
export const serviceToEdit = (id: string) =>
	toEdit('service', id, (signal) => callAsUser(getService, { params: { id }, query, signal }));
export const skillToEdit = (id: string) =>
	toEdit('skill', id, (signal) => callAsUser(getSkill, { params: { id }, query, signal }));
export const reviewToEdit = (id: string) =>
	toEdit('review', id, (signal) => callAsUser(getReview, { params: { id }, query, signal }));
