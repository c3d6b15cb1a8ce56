import { adminApi } from '@strapi/strapi/admin';
import type { Confirmation, MailServerBody, Upkeep } from '@sumu/contract';

/** The settings, and whether a change requires a two-step sign-in code. */
export type PanelUpkeep = Upkeep & { asksCode: boolean };

const url = '/admin/sumu/upkeep';
const dataOf = ({ data }: { data: PanelUpkeep }) => data;
/** A refused request has changed nothing, so there is nothing to invalidate. */
const changed = (_result: unknown, error: unknown) => (error ? [] : ['Upkeep' as const]);

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Upkeep'] }).injectEndpoints({
	endpoints: (build) => ({
		upkeep: build.query<PanelUpkeep, void>({
			query: () => ({ method: 'GET', url }),
			transformResponse: dataOf,
			providesTags: ['Upkeep'],
			keepUnusedDataFor: 0,
		}),
		saveMailServer: build.mutation<PanelUpkeep, MailServerBody>({
			query: (data) => ({ method: 'PUT', url: `${url}/mail`, data }),
			transformResponse: dataOf,
			invalidatesTags: changed,
		}),
		forgetMailServer: build.mutation<PanelUpkeep, Confirmation>({
			query: (data) => ({ method: 'POST', url: `${url}/mail/remove`, data }),
			transformResponse: dataOf,
			invalidatesTags: changed,
		}),
		saveBackups: build.mutation<PanelUpkeep, Confirmation & { nights: number }>({
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
