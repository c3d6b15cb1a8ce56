import { readSetup, type SetupBody, saveSetup } from '@sumu/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsUser } from '../../../lib/session/call-as-user';
import { siteQuery } from '../../../lib/site/get-site';

/** Progress of the first steps; refetched whenever the settings are. */
export const setupQuery = () =>
	queryOptions({
		queryKey: [...siteQuery().queryKey, 'setup'],
		queryFn: async ({ signal }) => (await callAsUser(readSetup, { signal })).data,
		refetchOnMount: 'always',
	});

/** Skips and resumes steps, and dismisses the list. */
export function useSaveSetup() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (body: SetupBody) => callAsUser(saveSetup, { body }),
		onSuccess: ({ data }) => client.setQueryData(setupQuery().queryKey, data),
	});
}
