import { readMessage } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsUser } from '../../../lib/session/call-as-user';
import { refreshResource } from '../overview/api/refresh';

/** Marks a message as read or unread. */
export function useRead(id: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (read: boolean) => callAsUser(readMessage, { params: { id }, body: { read } }),
		onSettled: () => refreshResource(client, 'messages'),
	});
}
