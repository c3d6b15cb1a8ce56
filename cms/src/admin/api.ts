import { adminApi } from '@strapi/strapi/admin';
import type { backupWords } from './home/backup-words';

export type Kind =
	| 'messages'
	| 'reviews'
	| 'posts'
	| 'projects'
	| 'scheduledPosts'
	| 'scheduledProjects';

/** What the panel's home shows, as far as who is signed in may see it. */
export interface Home {
	waiting: Partial<Record<Kind, number>>;
	changes: { uid: string; id: string; name: string; at: string }[];
	site: { url: string; mail: boolean; backups: keyof typeof backupWords };
}

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
	endpoints: (build) => ({
		home: build.query<Home, void>({
			query: () => ({ method: 'GET', url: '/admin/sumu/home' }),
			transformResponse: ({ data }: { data: Home }) => data,
			keepUnusedDataFor: 0,
		}),
		readMessages: build.mutation<unknown, { ids: string[]; read: boolean }>({
			query: (data) => ({ method: 'PUT', url: '/admin/sumu/messages/read', data }),
			invalidatesTags: (_result, _error, { ids }) => [
				{ type: 'Document', id: 'api::message.message_LIST' },
				...ids.map((id) => ({ type: 'Document' as const, id: `api::message.message_${id}` })),
			],
		}),
	}),
});

export const { useHomeQuery, useReadMessagesMutation } = api;
