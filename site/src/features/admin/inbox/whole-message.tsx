import { Box } from '@chakra-ui/react';
import type { ContactMessage } from '@sumu/contract';
import { readMessage } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { sitePaths } from '../../../config/paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { Button } from '../../../ui/button';
import { TextLink } from '../../../ui/text-link';
import { refreshResource } from '../overview/api/refresh';
import { Answers } from './answers';
import { Composer } from './composer';
import { Sender } from './sender';

/** Marks a message as read or unread. */
function useRead(id: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (read: boolean) => callAsUser(readMessage, { params: { id }, body: { read } }),
		onSettled: () => refreshResource(client, 'messages'),
	});
}

/** A message with its sender, projects and replies; opening it marks it as read. */
export function WholeMessage({
	message,
	onClose,
}: {
	message: ContactMessage;
	onClose: () => void;
}) {
	const wasUnread = useRef(!message.read);
	const { mutate: mark } = useRead(message._id);
	useEffect(() => {
		if (wasUnread.current) mark(true);
	}, [mark]);
	return (
		<>
			<Sender message={message} />
			<Box as="p" textStyle="body" whiteSpace="pre-wrap" overflowWrap="anywhere" paddingBlock="6">
				{message.details}
			</Box>
			<Projects projects={message.projects} />
			<Answers answers={message.answers} />
			<Composer message={message} />
			<Button
				size="compact"
				variant="outline"
				marginTop="4"
				onClick={() => {
					mark(false);
					onClose();
				}}
			>
				<MailOpen size={18} aria-hidden />
				Mark as unread
			</Button>
		</>
	);
}

function Projects({ projects }: Pick<ContactMessage, 'projects'>) {
	if (projects.length === 0) return null;
	return (
		<Box marginBottom="6">
			<Box as="h3" textStyle="label" color="muted">
				About these projects
			</Box>
			<Box as="ul" textStyle="ui">
				{projects.map(({ _id, name }) => (
					<li key={_id}>
						<TextLink to={sitePaths.project.at(_id)}>{name}</TextLink>
					</li>
				))}
			</Box>
		</Box>
	);
}
