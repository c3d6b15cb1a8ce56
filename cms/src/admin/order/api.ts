import { adminApi } from '@strapi/strapi/admin';
import { mapEntryUids } from '@sumu/contract';

/** An entry in the sorted list. */
export interface OrderedEntry {
	id: string;
	name: string;
	note: string;
}

const tagOf = (uid: string) => ({ type: 'Document' as const, id: `${uid}_LIST` });
const buildOrderPath = (uid: string) => `/admin/sumu/order/${uid}`;

const orderApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
	endpoints: (build) => ({
		order: build.query<OrderedEntry[], string>({
			query: (uid) => ({ method: 'GET', url: buildOrderPath(uid) }),
			transformResponse: ({ data }: { data: OrderedEntry[] }) => data,
			providesTags: (_result, _error, uid) => [tagOf(uid)],
		}),
		saveOrder: build.mutation<unknown, { uid: string; placed: OrderedEntry[] }>({
			query: ({ uid, placed }) => ({
				method: 'PUT',
				url: buildOrderPath(uid),
				data: { ids: placed.map(({ id }) => id) },
			}),
			/** Optimistic update: the rows move at once, and move back if the request fails. */
			async onQueryStarted({ uid, placed }, { dispatch, queryFulfilled }) {
				const patchResult = dispatch(orderApi.util.updateQueryData('order', uid, () => placed));
				await queryFulfilled.catch(patchResult.undo);
			},
			invalidatesTags: (_result, _error, { uid }) => [tagOf(uid)],
		}),
	}),
});

export const { useOrderQuery, useSaveOrderMutation } = orderApi;

/** Content types that the owner sorts manually, with the plural of their name. */
const orderedTypeNames: Readonly<Record<string, string | undefined>> = mapEntryUids(
	({ order, resource }) => (order ? resource : undefined),
);

/** Returns the plural name of a content type that is sorted manually, otherwise undefined. */
export const orderedName = (uid: string | undefined): string | undefined =>
	uid && Object.hasOwn(orderedTypeNames, uid) ? orderedTypeNames[uid] : undefined;

export const orderPath = (uid: string) => `/order/${uid}`;
