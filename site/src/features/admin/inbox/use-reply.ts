import { replyMessage } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callAsUser } from '../../../lib/session/call-as-user';
import { refresh } from '../overview/api/refresh';

/** In milliseconds; longer than a mail server may take. */
const timeoutMs = 60_000;

/** Unsent replies by message id, kept in memory. */
const typed = new Map<string, string>();

/** Text of a reply and the mutation that sends it; the text is kept until it is sent. */
export function useReply(id: string) {
	const client = useQueryClient();
	const [text, setText] = useState(typed.get(id) ?? '');
	const type = (next: string) => {
		typed.set(id, next);
		setText(next);
	};
	/** `program`: sent from the owner's own mail program, and only stored here. */
	const sending = useMutation({
		mutationFn: (program: boolean) =>
			callAsUser(replyMessage, {
				params: { id },
				body: { text, program },
				signal: AbortSignal.timeout(timeoutMs),
			}),
		onSuccess: () => type(''),
		onSettled: () => refresh(client, 'messages'),
	});
	return { text, type, sending };
}
