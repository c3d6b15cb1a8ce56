import { readMessage } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsUser } from '../../../lib/session/call-as-user';
import { refresh } from '../overview/api/refresh';

/** Marks a message as read or unread. */
export function useRead(id: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (read: boolean) => callAsUser(readMessage, { params: { id }, body: { read } }),
		onSettled: () => refresh(client, 'messages'),
	});
}
