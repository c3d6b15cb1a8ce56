import { Box, chakra } from '@chakra-ui/react';
import type { Message } from '@sumu/contract';
import { MailOpen, Reply, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, OutsideButton } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { replyAddress } from './reply';
import { Sender } from './sender';
import { useRead } from './use-read';

const Panel = chakra('dialog', {
	base: {
		margin: { base: '0', md: 'auto' },
		marginInlineEnd: { md: '0' },
		width: { base: '100vw', md: '560px' },
		height: '100dvh',
		maxWidth: 'none',
		maxHeight: 'none',
		padding: 'screen',
		bg: 'raised',
		color: 'ink',
		boxShadow: 'pop',
		overscrollBehavior: 'contain',
		_backdrop: { bg: 'rgb(0 0 0 / .5)' },
	},
});

/** One message, whole; opening it marks it as read. */
export function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
	const ref = useRef<HTMLDialogElement>(null);
	const wasUnread = useRef(!message.read);
	const { mutate: mark } = useRead(message._id);
	useEffect(() => {
		ref.current?.showModal();
		if (wasUnread.current) mark(true);
	}, [mark]);
	return (
		<Panel ref={ref} aria-labelledby="message-subject" onClose={onClose}>
			<Box display="flex" justifyContent="space-between" gap="4">
				<Box as="h2" id="message-subject" textStyle="h4" overflowWrap="anywhere">
					{message.subject}
				</Box>
				<IconButton
					aria-label="Close"
					onClick={() => ref.current?.close()}
					flex="none"
					marginTop="-8px"
					marginInlineEnd="-10px"
				>
					<X size={22} aria-hidden />
				</IconButton>
			</Box>
			<Sender message={message} />
			<Box as="p" textStyle="body" whiteSpace="pre-wrap" overflowWrap="anywhere" paddingBlock="6">
				{message.details}
			</Box>
			<Projects projects={message.projects} />
			<Box display="flex" flexWrap="wrap" gap="3">
				<OutsideButton size="compact" href={replyAddress(message)} target="_self">
					<Reply size={18} aria-hidden />
					Reply
				</OutsideButton>
				<Button
					size="compact"
					variant="outline"
					onClick={() => {
						mark(false);
						ref.current?.close();
					}}
				>
					<MailOpen size={18} aria-hidden />
					Mark as unread
				</Button>
			</Box>
		</Panel>
	);
}

function Projects({ projects }: Pick<Message, 'projects'>) {
	if (projects.length === 0) return null;
	return (
		<Box marginBottom="6">
			<Box as="h3" textStyle="label" color="muted">
				About these projects
			</Box>
			<Box as="ul" textStyle="ui">
				{projects.map(({ _id, name }) => (
					<li key={_id}>{name}</li>
				))}
			</Box>
		</Box>
	);
}
