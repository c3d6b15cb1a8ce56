import { adminApi } from '@strapi/strapi/admin';

/** An entry in the sorted list. */
export interface Placed {
	id: string;
	name: string;
	note: string;
}

const tagOf = (uid: string) => ({ type: 'Document' as const, id: `${uid}_LIST` });
const path = (uid: string) => `/admin/sumu/order/${uid}`;

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
	endpoints: (build) => ({
		order: build.query<Placed[], string>({
			query: (uid) => ({ method: 'GET', url: path(uid) }),
			transformResponse: ({ data }: { data: Placed[] }) => data,
			providesTags: (_result, _error, uid) => [tagOf(uid)],
		}),
		saveOrder: build.mutation<unknown, { uid: string; placed: Placed[] }>({
			query: ({ uid, placed }) => ({
				method: 'PUT',
				url: path(uid),
				data: { ids: placed.map(({ id }) => id) },
			}),
			/** Optimistic update: the rows move at once, and move back if the request fails. */
			async onQueryStarted({ uid, placed }, { dispatch, queryFulfilled }) {
				const moved = dispatch(api.util.updateQueryData('order', uid, () => placed));
				await queryFulfilled.catch(moved.undo);
			},
			invalidatesTags: (_result, _error, { uid }) => [tagOf(uid)],
		}),
	}),
});

export const { useOrderQuery, useSaveOrderMutation } = api;
