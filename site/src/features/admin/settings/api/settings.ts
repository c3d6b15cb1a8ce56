import { getSite, type SiteForm, updateSite } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** The settings as only the owner sees them. */
export const settingsQuery = () =>
	queryOptions({
		queryKey: ['site', 'settings'],
		queryFn: async ({ signal }) => (await callAsUser(getSite, { signal })).data,
		// What is typed is not to be overtaken by what comes in.
		refetchInterval: false,
		refetchOnWindowFocus: false,
	});

/** Saves those parts of the settings, and no others: the panel may have changed them. */
export const saveSettings = (form: SiteForm, parts: readonly string[]) =>
	callAsUser(updateSite, {
		body: Object.fromEntries(Object.entries(form).filter(([name]) => parts.includes(name))),
	});
