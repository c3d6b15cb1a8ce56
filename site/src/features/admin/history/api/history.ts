import { type HistoryKind, listHistory, readVersion, restoreVersion } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';

const historyQueryKey = (kind: HistoryKind, id: string) => ['history', kind, id] as const;

/** Versions of an entry, with time and author; refetched each time the panel opens. */
export const historyQuery = (kind: HistoryKind, id: string) =>
	queryOptions({
		queryKey: historyQueryKey(kind, id),
		queryFn: async ({ signal }) =>
			(await callAsUser(listHistory, { params: { kind, id }, signal })).data,
		staleTime: 0,
		refetchInterval: false,
	});

/** Content of a version; resolves to null without a request if `version` is null. */
export const versionQuery = (kind: HistoryKind, id: string, version: string | null) =>
	queryOptions({
		queryKey: [...historyQueryKey(kind, id), version],
		queryFn: async ({ signal }) => {
			if (version === null) return null;
			return (await callAsUser(readVersion, { params: { kind, id, version }, signal })).data;
		},
		staleTime: Number.POSITIVE_INFINITY,
		refetchInterval: false,
		refetchOnWindowFocus: false,
	});

/**
 * Restores a version.
 * @returns the entry with the restored content
 */
export const restoreEntryVersion = async (kind: HistoryKind, id: string, version: string) =>
	(await callAsUser(restoreVersion, { params: { kind, id, version } })).data;
