import { replyMessage } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callAsUser } from '../../../lib/session/call-as-user';
import { refreshResource } from '../overview/api/refresh';

/** In milliseconds; longer than a mail server may take. */
const REPLY_TIMEOUT_MS = 60_000;

/** Unsent replies by message id, kept in memory. */
const unsentReplies = new Map<string, string>();

/** Text of a reply and the mutation that sends it; the text is kept until it is sent. */
export function useReply(id: string) {
	const client = useQueryClient();
	const [text, setText] = useState(unsentReplies.get(id) ?? '');
	const type = (next: string) => {
		unsentReplies.set(id, next);
		setText(next);
	};
	/** `program`: sent from the owner's own mail program, and only stored here. */
	const replyMutation = useMutation({
		mutationFn: (program: boolean) =>
			callAsUser(replyMessage, {
				params: { id },
				body: { text, program },
				signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
			}),
		onSuccess: () => type(''),
		onSettled: () => refreshResource(client, 'messages'),
	});
	return { text, type, sending: replyMutation };
}
