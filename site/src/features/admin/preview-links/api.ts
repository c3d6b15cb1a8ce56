import { listPreviewLinks, revokePreviewLink } from '@sumu/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsUser } from '../../../lib/session/call-as-user';
import { showToast } from '../../../ui/alerts';
import { previewLinkWords } from './words';

/** Preview links that still work. */
export const previewLinksQuery = () =>
	queryOptions({
		queryKey: ['preview-links'],
		queryFn: async ({ signal }) => (await callAsUser(listPreviewLinks, { signal })).data,
		refetchInterval: 60_000,
	});

/** Revokes a link by its id. Resolves after the list has been refetched. */
export function useRevokeLink() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => callAsUser(revokePreviewLink, { params: { id } }),
		onSuccess: () => showToast('success', { title: previewLinkWords.revoked }),
		// Also after an error: a link that is already gone is refused, but must leave the list.
		onSettled: () => client.invalidateQueries({ queryKey: previewLinksQuery().queryKey }),
	});
}
