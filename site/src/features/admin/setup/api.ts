import { readSetup, type SetupBody, saveSetup } from '@sumu/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsUser } from '../../../lib/session/call-as-user';
import { siteQuery } from '../../../lib/site/get-site';

/** How far the site is set up; read anew whenever the settings are. */
export const setupQuery = () =>
	queryOptions({
		queryKey: [...siteQuery().queryKey, 'setup'],
		queryFn: async ({ signal }) => (await callAsUser(readSetup, { signal })).data,
		refetchOnMount: 'always',
	});

/** Skips steps, takes them up again, puts the list away. */
export function useSaveSetup() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (body: SetupBody) => callAsUser(saveSetup, { body }),
		onSuccess: ({ data }) => client.setQueryData(setupQuery().queryKey, data),
	});
}
