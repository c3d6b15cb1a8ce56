import { adminApi } from '@strapi/strapi/admin';

export interface Version {
	version: string;
	at: string;
	/** A name; empty where it is not known. */
	by: string;
	/** Labels of the fields it changed. */
	fields: string[];
	status: 'draft' | 'published' | 'modified' | 'scheduled';
}

/** The content type's uid and the document's id. */
interface Entry {
	uid: string;
	id: string;
}

/** What is to be read anew when an entry has changed: an entry of a list has a tag of its own, a single type its uid. */
const tagsOf = ({ uid, id }: Entry) =>
	[`${uid}_${id}`, uid].map((tag) => ({ type: 'Document' as const, id: tag }));

const path = ({ uid, id }: Entry) => `/admin/sumu/history/${uid}/${id}`;

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
	endpoints: (build) => ({
		history: build.query<Version[], Entry>({
			query: (entry) => ({ method: 'GET', url: path(entry) }),
			transformResponse: ({ data }: { data: Version[] }) => data,
			providesTags: (_result, _error, entry) => tagsOf(entry),
		}),
		restore: build.mutation<unknown, Entry & { version: string }>({
			query: ({ version, ...entry }) => ({
				method: 'POST',
				url: `${path(entry)}/${version}/restore`,
				data: {},
			}),
			invalidatesTags: (_result, error, entry) => (error ? [] : tagsOf(entry)),
		}),
	}),
});

export const { useHistoryQuery, useRestoreMutation } = api;
