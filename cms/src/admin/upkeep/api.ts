import { adminApi } from '@strapi/strapi/admin';
import type { IdentityConfirmation, MailServerBody, SystemSettings } from '@sumu/contract';

/** The settings, and whether a change requires a two-step sign-in code. */
export type PanelUpkeep = SystemSettings & { asksCode: boolean };

const systemSettingsUrl = '/admin/sumu/upkeep';
const dataOf = ({ data }: { data: PanelUpkeep }) => data;
/** A refused request has changed nothing, so there is nothing to invalidate. */
const getInvalidatedTags = (_result: unknown, error: unknown) => (error ? [] : ['Upkeep' as const]);

const systemSettingsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Upkeep'] }).injectEndpoints({
	endpoints: (build) => ({
		upkeep: build.query<PanelUpkeep, void>({
			query: () => ({ method: 'GET', url: systemSettingsUrl }),
			transformResponse: dataOf,
			providesTags: ['Upkeep'],
			keepUnusedDataFor: 0,
		}),
		saveMailServer: build.mutation<PanelUpkeep, MailServerBody>({
			query: (data) => ({ method: 'PUT', url: `${systemSettingsUrl}/mail`, data }),
			transformResponse: dataOf,
			invalidatesTags: getInvalidatedTags,
		}),
		forgetMailServer: build.mutation<PanelUpkeep, IdentityConfirmation>({
			query: (data) => ({ method: 'POST', url: `${systemSettingsUrl}/mail/remove`, data }),
			transformResponse: dataOf,
			invalidatesTags: getInvalidatedTags,
		}),
		saveBackups: build.mutation<PanelUpkeep, IdentityConfirmation & { nights: number }>({
			query: (data) => ({ method: 'PUT', url: `${systemSettingsUrl}/backups`, data }),
			transformResponse: dataOf,
			invalidatesTags: getInvalidatedTags,
		}),
	}),
});

export const {
	useForgetMailServerMutation,
	useSaveBackupsMutation,
	useSaveMailServerMutation,
	useUpkeepQuery,
} = systemSettingsApi;
