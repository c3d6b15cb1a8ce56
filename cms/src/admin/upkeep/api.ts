import { adminApi } from '@strapi/strapi/admin';
import type { MailServerBody, Upkeep } from '@sumu/contract';

const url = '/admin/sumu/upkeep';
const dataOf = ({ data }: { data: Upkeep }) => data;
/** What was refused has changed nothing. */
const changed = (_result: unknown, error: unknown) => (error ? [] : ['Upkeep' as const]);

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Upkeep'] }).injectEndpoints({
	endpoints: (build) => ({
		upkeep: build.query<Upkeep, void>({
			query: () => ({ method: 'GET', url }),
			transformResponse: dataOf,
			providesTags: ['Upkeep'],
			keepUnusedDataFor: 0,
		}),
		saveMailServer: build.mutation<Upkeep, MailServerBody>({
			query: (data) => ({ method: 'PUT', url: `${url}/mail`, data }),
			transformResponse: dataOf,
			invalidatesTags: changed,
		}),
		forgetMailServer: build.mutation<Upkeep, void>({
			query: () => ({ method: 'DELETE', url: `${url}/mail` }),
			transformResponse: dataOf,
			invalidatesTags: changed,
		}),
		saveBackups: build.mutation<Upkeep, { nights: number }>({
			query: (data) => ({ method: 'PUT', url: `${url}/backups`, data }),
			transformResponse: dataOf,
			invalidatesTags: changed,
		}),
	}),
});

export const {
	useForgetMailServerMutation,
	useSaveBackupsMutation,
	useSaveMailServerMutation,
	useUpkeepQuery,
} = api;
