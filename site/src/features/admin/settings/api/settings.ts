import { getSite, type SiteForm, type SortedMove, updateSite } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { siteQuery } from '../../../../lib/site/get-site';

/** Settings as the owner sees them. */
export const settingsQuery = () =>
	queryOptions({
		queryKey: [...siteQuery().queryKey, 'settings'],
		queryFn: async ({ signal }) => (await callAsUser(getSite, { signal })).data,
		// A refetch must not overwrite typed values.
		refetchInterval: false,
		refetchOnWindowFocus: false,
	});

/** Saves only the parts of the settings that `changed` names; `updated` is the version they are based on. */
export const saveSettings = (
	form: SiteForm,
	changed: { readonly [Part in keyof SiteForm]?: unknown },
	updated: string,
	moved: readonly SortedMove[],
) => {
	const isChanged = ([part]: [string, unknown]) => part in changed;
	return callAsUser(updateSite, {
		body: {
			...Object.fromEntries(Object.entries(form).filter(isChanged)),
			updated,
			...(moved.length > 0 && { moved: [...moved] }),
		},
	});
};
