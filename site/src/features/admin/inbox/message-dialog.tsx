import { Box } from '@chakra-ui/react';
import type { Message } from '@sumu/contract';
import { MailOpen, Reply } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, OutsideButton } from '../../../ui/button';
import { SidePanel } from '../ui/side-panel';
import { replyAddress } from './reply';
import { Sender } from './sender';
import { useRead } from './use-read';

/** One message, whole; opening it marks it as read. */
export function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
	const wasUnread = useRef(!message.read);
	const { mutate: mark } = useRead(message._id);
	useEffect(() => {
		if (wasUnread.current) mark(true);
	}, [mark]);
	return (
		<SidePanel title={message.subject} onClose={onClose}>
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
						onClose();
					}}
				>
					<MailOpen size={18} aria-hidden />
					Mark as unread
				</Button>
			</Box>
		</SidePanel>
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
