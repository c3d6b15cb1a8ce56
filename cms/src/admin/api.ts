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
	site: {
		url: string;
		/** How it is kept; only for who may see the settings. */
		mail?: boolean;
		backups?: keyof typeof backupWords;
	};
}

interface Reply {
	id: string;
	text: string;
	/** Sent from one's own mail program: it is only kept. */
	program: boolean;
}

const message = 'api::message.message';
const review = 'api::review.review';

const tagsOf = (uid: string, ids: string[]) =>
	['LIST', ...ids].map((id) => ({ type: 'Document' as const, id: `${uid}_${id}` }));

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
	endpoints: (build) => ({
		home: build.query<Home, void>({
			query: () => ({ method: 'GET', url: '/admin/sumu/home' }),
			transformResponse: ({ data }: { data: Home }) => data,
			keepUnusedDataFor: 0,
		}),
		readMessages: build.mutation<unknown, { ids: string[]; read: boolean }>({
			query: (data) => ({ method: 'PUT', url: '/admin/sumu/messages/read', data }),
			invalidatesTags: (_result, _error, { ids }) => tagsOf(message, ids),
		}),
		approveReviews: build.mutation<unknown, string[]>({
			query: (documentIds) => ({
				method: 'POST',
				url: `/content-manager/collection-types/${review}/actions/bulkPublish`,
				data: { documentIds },
			}),
			invalidatesTags: (_result, _error, ids) => tagsOf(review, ids),
		}),
		replyMessage: build.mutation<unknown, Reply>({
			query: ({ id, ...data }) => ({
				method: 'POST',
				url: `/admin/sumu/messages/${id}/reply`,
				data,
			}),
			invalidatesTags: (_result, error, { id }) => (error ? [] : tagsOf(message, [id])),
		}),
	}),
});

export const {
	useApproveReviewsMutation,
	useHomeQuery,
	useReadMessagesMutation,
	useReplyMessageMutation,
} = api;
