import { Button, Flex } from '@strapi/design-system';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReadMessagesMutation } from '../api';
import type { EditViewProps } from '../content-manager';
import { Composer, isMessage, type Message } from './composer';

/** Document id of the message being replied to. Shared, because two buttons open the same form. */
let openMessageId: string | null = null;
const replyListeners = new Set<() => void>();

/** @param id document id of the message, or null to close the form */
export function replyTo(id: string | null) {
	openMessageId = id;
	for (const listener of replyListeners) listener();
}

export const getOpenMessageId = () => openMessageId;

export function watchReplying(listener: () => void) {
	replyListeners.add(listener);
	return () => {
		replyListeners.delete(listener);
	};
}

/**
 * Side panel of a message with the reply form. Opening it marks the message as read. The typed reply is kept while
 * the message is open.
 */
const Beside = ({ message }: { message: Message }) => {
	const [mark, { isLoading }] = useReadMessagesMutation();
	const isOpen = useSyncExternalStore(watchReplying, getOpenMessageId) === message.documentId;
	const [text, setText] = useState('');
	const messageId = message.documentId;
	useEffect(() => {
		mark({ ids: [messageId], read: true });
		return () => replyTo(null);
	}, [messageId, mark]);
	return (
		<Flex direction="column" alignItems="flex-start" gap={4} width="100%">
			<Button onClick={() => replyTo(messageId)}>Reply</Button>
			{isOpen && (
				<Composer
					message={message}
					text={text}
					onType={setText}
					onClose={() => replyTo(null)}
					onAnswered={() => {
						setText('');
						replyTo(null);
					}}
				/>
			)}
			<Button
				variant="tertiary"
				loading={isLoading}
				onClick={() => mark({ ids: [messageId], read: false })}
			>
				Mark as unread
			</Button>
		</Flex>
	);
};

export const MessagePanel = ({ model, document }: EditViewProps) =>
	model === 'api::message.message' && isMessage(document)
		? { title: 'Message', content: <Beside key={document.documentId} message={document} /> }
		: null;

/** Small screens hide the side panel behind an arrow, so this button opens the reply form there. */
export const ReplyAction = ({ model, document }: EditViewProps) =>
	model === 'api::message.message' && isMessage(document)
		? {
				label: 'Reply',
				position: ['panel'],
				onClick: () => replyTo(document.documentId),
			}
		: null;
