import { replyMessage } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callAsUser } from '../../../lib/session/call-as-user';
import { refresh } from '../overview/api/refresh';

/** Milliseconds; longer than a mail server may take. */
const timeoutMs = 60_000;

/** What was typed and not sent, by message, while the workplace is open. */
const typed = new Map<string, string>();

/** A reply that is being written, and what sends it; what was typed stays until it is sent. */
export function useReply(id: string) {
	const client = useQueryClient();
	const [text, setText] = useState(typed.get(id) ?? '');
	const type = (next: string) => {
		typed.set(id, next);
		setText(next);
	};
	/** `program`: it is sent from the owner's own mail program, and kept here. */
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
