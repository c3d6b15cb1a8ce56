import { adminApi } from '@strapi/strapi/admin';

export interface DocumentVersion {
	version: string;
	at: string;
	/** Name of the author; empty if unknown. */
	by: string;
	/** Labels of the changed fields. */
	fields: string[];
	status: 'draft' | 'published' | 'modified' | 'scheduled';
}

/** A document, by the uid of its content type and its document id. */
interface Entry {
	uid: string;
	id: string;
}

/**
 * Cache tags that a change of the document invalidates: a collection entry has its own tag, a single type uses its
 * uid.
 */
const tagsOf = ({ uid, id }: Entry) =>
	[`${uid}_${id}`, uid].map((tag) => ({ type: 'Document' as const, id: tag }));

const buildHistoryPath = ({ uid, id }: Entry) => `/admin/sumu/history/${uid}/${id}`;

const historyApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
	endpoints: (build) => ({
		history: build.query<DocumentVersion[], Entry>({
			query: (entry) => ({ method: 'GET', url: buildHistoryPath(entry) }),
			transformResponse: ({ data }: { data: DocumentVersion[] }) => data,
			providesTags: (_result, _error, entry) => tagsOf(entry),
		}),
		restore: build.mutation<unknown, Entry & { version: string }>({
			query: ({ version, ...entry }) => ({
				method: 'POST',
				url: `${buildHistoryPath(entry)}/${version}/restore`,
				data: {},
			}),
			invalidatesTags: (_result, error, entry) => (error ? [] : tagsOf(entry)),
		}),
	}),
});

export const { useHistoryQuery, useRestoreMutation } = historyApi;
