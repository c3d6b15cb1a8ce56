import { adminApi } from '@strapi/strapi/admin';
import type { BackupState, SetupProgress, Site } from '@sumu/contract';

export type PendingWorkKind =
	| 'messages'
	| 'reviews'
	| 'posts'
	| 'projects'
	| 'scheduledPosts'
	| 'scheduledProjects';

/** Data of the panel's home page, filtered by the permissions of the signed-in account. */
export interface HomePageData {
	waiting: Partial<Record<PendingWorkKind, number>>;
	/** First steps of a new site; only with read access to the settings. */
	setup?: SetupProgress;
	changes: { uid: string; id: string; name: string; at: string }[];
	site: {
		url: string;
		/** Whether e-mail is set up. This and the fields below: only with read access to the settings. */
		mail?: boolean;
		backups?: BackupState;
		/** True until the demo content is removed. */
		demo?: boolean;
		/** Whether the caller may change the mail server and backups. */
		canSetUp?: boolean;
	};
}

interface Reply {
	id: string;
	text: string;
	/** The reply was sent from the owner's own mail program, so it is only stored here. */
	program: boolean;
}

const messageUid = 'api::message.message';
const reviewUid = 'api::review.review';

const tagsOf = (uid: string, ids: string[]) =>
	['LIST', ...ids].map((id) => ({ type: 'Document' as const, id: `${uid}_${id}` }));

const panelApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
	endpoints: (build) => ({
		home: build.query<HomePageData, void>({
			query: () => ({ method: 'GET', url: '/admin/sumu/home' }),
			transformResponse: ({ data }: { data: HomePageData }) => data,
			keepUnusedDataFor: 0,
		}),
		/** The public site settings. */
		site: build.query<Site, void>({
			queryFn: async () => {
				const response = await fetch('/api/site');
				if (!response.ok) {
					await response.body?.cancel();
					return { error: { name: 'UnknownError', message: response.statusText } };
				}
				return { data: (await response.json()).data };
			},
			keepUnusedDataFor: 0,
		}),
		readMessages: build.mutation<unknown, { ids: string[]; read: boolean }>({
			query: (data) => ({ method: 'PUT', url: '/admin/sumu/messages/read', data }),
			invalidatesTags: (_result, _error, { ids }) => tagsOf(messageUid, ids),
		}),
		approveReviews: build.mutation<unknown, string[]>({
			query: (documentIds) => ({
				method: 'POST',
				url: `/content-manager/collection-types/${reviewUid}/actions/bulkPublish`,
				data: { documentIds },
			}),
			invalidatesTags: (_result, _error, ids) => tagsOf(reviewUid, ids),
		}),
		replyMessage: build.mutation<unknown, Reply>({
			query: ({ id, ...data }) => ({
				method: 'POST',
				url: `/admin/sumu/messages/${id}/reply`,
				data,
			}),
			invalidatesTags: (_result, error, { id }) => (error ? [] : tagsOf(messageUid, [id])),
		}),
	}),
});

export const {
	useApproveReviewsMutation,
	useHomeQuery,
	useReadMessagesMutation,
	useReplyMessageMutation,
	useSiteQuery,
} = panelApi;

/** Modifies the panel's own RTK Query endpoints by name. Strapi's types do not list them. */
export function enhanceCalls<Definition>(
	endpoints: Record<string, (definition: Definition) => void>,
) {
	const api = adminApi as unknown as {
		enhanceEndpoints(how: { endpoints: Record<string, (definition: Definition) => void> }): void;
	};
	api.enhanceEndpoints({ endpoints });
}
