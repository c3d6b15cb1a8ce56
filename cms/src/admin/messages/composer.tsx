import {
	Box,
	Button,
	Field,
	Flex,
	LinkButton,
	Modal,
	Textarea,
	Typography,
} from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { replyAddress } from '@sumu/contract';
import { useState } from 'react';
import { useHomeQuery, useReplyMessageMutation } from '../api';
import { getErrorMessage } from '../api-errors';

/** The fields of a message that the panel's own code reads. */
export interface Message {
	documentId: string;
	name: string;
	email: string;
	subject: string;
	details: string;
	createdAt: string;
}

const requiredTextFields = ['documentId', 'name', 'email', 'subject', 'details', 'createdAt'];

export const isMessage = (value: unknown): value is Message =>
	typeof value === 'object' &&
	value !== null &&
	requiredTextFields.every((name) => typeof Reflect.get(value, name) === 'string');

interface Props {
	message: Message;
	text: string;
	onType: (text: string) => void;
	onClose: () => void;
	onAnswered: () => void;
}

const MAX_REPLY_LENGTH = 5000;

/** Reply form: sends an e-mail if a mail server is set up; otherwise the owner's own mail program sends it. */
export function Composer({ message, text, onType, onClose, onAnswered }: Props) {
	const { data } = useHomeQuery();
	const [reply, { isLoading }] = useReplyMessageMutation();
	const [failure, setFailure] = useState('');
	const { toggleNotification } = useNotification();
	const canSendEmail = data?.site.mail === true;
	const isEmpty = text.trim() === '';

	async function sendReply(program: boolean) {
		setFailure('');
		const result = await reply({ id: message.documentId, text, program });
		if ('error' in result) return setFailure(getErrorMessage(result.error));
		const done = program ? 'Saved with the message' : 'Sent';
		toggleNotification({ type: 'success', message: done });
		onAnswered();
	}

	return (
		<Modal.Root open onOpenChange={(open) => !open && onClose()}>
			<Modal.Content>
				<Modal.Header closeLabel="Close">
					<Modal.Title>Reply to {message.name}</Modal.Title>
				</Modal.Header>
				<Modal.Body>
					<Flex direction="column" alignItems="stretch" gap={4}>
						<Typography textColor="neutral600">To {message.email}</Typography>
						<Field.Root name="reply" error={failure}>
							<Field.Label>Your reply</Field.Label>
							<Textarea
								value={text}
								maxLength={MAX_REPLY_LENGTH}
								rows={8}
								onChange={({ target }) => onType(target.value)}
							/>
							<Box role="alert">
								<Field.Error />
							</Box>
						</Field.Root>
						<Box tag="blockquote" padding={3} borderColor="neutral200" hasRadius>
							<Typography
								textColor="neutral600"
								style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
							>
								{message.details}
							</Typography>
						</Box>
					</Flex>
				</Modal.Body>
				<Modal.Footer>
					<LinkButton
						href={replyAddress({ ...message, date: message.createdAt }, text)}
						variant={canSendEmail ? 'tertiary' : 'default'}
						disabled={isEmpty || !data}
						onClick={() => void sendReply(true)}
					>
						Use my e-mail app
					</LinkButton>
					{canSendEmail && (
						<Button disabled={isEmpty} loading={isLoading} onClick={() => void sendReply(false)}>
							Send
						</Button>
					)}
				</Modal.Footer>
			</Modal.Content>
		</Modal.Root>
	);
}
