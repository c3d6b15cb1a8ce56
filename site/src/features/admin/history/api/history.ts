import { type HistoryKind, listHistory, readVersion, restoreVersion } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';

const key = (kind: HistoryKind, id: string) => ['history', kind, id] as const;

/** When something was written, and by whom; asked anew each time it is looked at. */
export const historyQuery = (kind: HistoryKind, id: string) =>
	queryOptions({
		queryKey: key(kind, id),
		queryFn: async ({ signal }) =>
			(await callAsUser(listHistory, { params: { kind, id }, signal })).data,
		staleTime: 0,
		refetchInterval: false,
	});

/** What stood there then; null asks for nothing, and answers that. */
export const versionQuery = (kind: HistoryKind, id: string, version: string | null) =>
	queryOptions({
		queryKey: [...key(kind, id), version],
		queryFn: async ({ signal }) => {
			if (version === null) return null;
			return (await callAsUser(readVersion, { params: { kind, id, version }, signal })).data;
		},
		staleTime: Number.POSITIVE_INFINITY,
		refetchInterval: false,
		refetchOnWindowFocus: false,
	});

/** @returns what is written last, which is what stood there then */
export const restore = async (kind: HistoryKind, id: string, version: string) =>
	(await callAsUser(restoreVersion, { params: { kind, id, version } })).data;
