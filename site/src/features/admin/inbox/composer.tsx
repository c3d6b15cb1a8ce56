import { Box } from '@chakra-ui/react';
import { type ContactMessage, maxLengths, replyAddress, replyMessage } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { callAsUser } from '../../../lib/session/call-as-user';
import { useSite } from '../../../lib/site/use-site';
import { Button, OutsideButton } from '../../../ui/button';
import { Field, TextArea } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { refreshResource } from '../overview/api/overview';
import { SavedReplies } from './saved-replies';

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

/**
 * Reply form: sends an e-mail if a mail server is set up, or opens the owner's mail program. The reply is
 * stored either way.
 */
export function Composer({ message }: { message: ContactMessage }) {
	const { features } = useSite();
	const { text, type, sending } = useReply(message._id);
	const isEmpty = text.trim() === '';
	const sendReply = (program: boolean) => {
		if (!isEmpty && !sending.isPending) sending.mutate(program);
	};
	const handleSubmit = (event: FormEvent) => {
		event.preventDefault();
		sendReply(false);
	};
	const label = `Reply to ${message.name}`;
	const controls = (
		<>
			<Field label="Your reply">
				{(control) => (
					<TextArea
						{...control}
						name="reply"
						value={text}
						maxLength={maxLengths.text}
						onChange={({ target }) => type(target.value)}
					/>
				)}
			</Field>
			<FormFailure message={sending.error?.message ?? ''} />
			<Box role="status" textStyle="small" color="muted" css={{ '&:empty': { display: 'none' } }}>
				{sending.isSuccess && isEmpty && (sending.variables ? 'Saved with the message' : 'Sent')}
			</Box>
			<Box display="flex" flexWrap="wrap" gap="3">
				{features.mail && (
					<Button type="submit" size="compact" aria-disabled={isEmpty || sending.isPending}>
						<Send size={18} aria-hidden />
						{sending.isPending ? 'Sending…' : 'Send'}
					</Button>
				)}
				<OutsideButton
					size="compact"
					variant={features.mail ? 'outline' : 'accent'}
					href={replyAddress(message, text)}
					target="_self"
					onClick={() => sendReply(true)}
				>
					<Mail size={18} aria-hidden />
					Reply in my e-mail app
				</OutsideButton>
			</Box>
		</>
	);
	return (
		<>
			<SavedReplies message={message} text={text} onInsert={type} />
			<Box asChild display="grid" gap="4" marginTop="4">
				{features.mail ? (
					<form aria-label={label} onSubmit={handleSubmit}>
						{controls}
					</form>
				) : (
					<section aria-label={label}>{controls}</section>
				)}
			</Box>
		</>
	);
}
