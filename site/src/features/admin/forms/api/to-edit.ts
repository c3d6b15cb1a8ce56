import { getBlog, getProject, getReview, getService, getSkill } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** How the keys begin of what is read to be changed. */
export const toEditKey = ['to-edit'] as const;

/** An entry as it is now, to be changed; nothing refreshes it under who types. */
const toEdit = <Entry>(
	kind: string,
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
	toEdit('project', id, (signal) => call(getProject, { params: { id }, signal }));
export const blogToEdit = (id: string) =>
	toEdit('blog', id, (signal) => call(getBlog, { params: { id }, signal }));
export const serviceToEdit = (id: string) =>
	toEdit('service', id, (signal) => callAsUser(getService, { params: { id }, signal }));
export const skillToEdit = (id: string) =>
	toEdit('skill', id, (signal) => callAsUser(getSkill, { params: { id }, signal }));
export const reviewToEdit = (id: string) =>
	toEdit('review', id, (signal) => callAsUser(getReview, { params: { id }, signal }));
