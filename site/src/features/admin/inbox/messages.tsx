import { Box, chakra } from '@chakra-ui/react';
import {
	type ContactMessage,
	deleteMessage,
	listMessages,
	type MessageState,
	messageSortFields,
	messageState,
} from '@sumu/contract';
import { Link, useSearchParams } from 'react-router-dom';
import { callAsUser } from '../../../lib/session/call-as-user';
import { truncateText } from '../../../lib/text';
import { Lozenge } from '../../../ui/lozenge';
import type { ListConfig } from '../lists/data-table/list-config';
import { answerFilter, dateFilter } from '../lists/data-table/list-filters';
import { StateDot, type StateTone } from '../lists/data-table/state-dot';
import { formatDate } from '../ui/formats';
import { stageFilter } from './stages';

const Title = chakra(Link, {
	base: { display: 'block', textStyle: 'ui', _hover: { textDecoration: 'underline' } },
});

/** A row's name as a link that opens it (`?open=`). */
export function OpenLink({ id, children }: { id: string; children: string }) {
	const [params] = useSearchParams();
	const nextParams = new URLSearchParams(params);
	nextParams.set('open', id);
	return (
		<Title to={`?${nextParams}`} preventScrollReset dir="auto">
			{children}
		</Title>
	);
}

/** Characters of a message shown in the list. */
const MAX_EXCERPT_LENGTH = 90;

const Sender = ({ message }: { message: ContactMessage }) => (
	<Box
		display="flex"
		gap="3"
		alignItems="baseline"
		minWidth="0"
		fontWeight={message.read ? 'ui' : 'display'}
	>
		<Box flex="none" width="12px" css={{ '--mark': 'block' }}>
			{!message.read && (
				<>
					<Lozenge size={12} />
					<Box srOnly>Unread</Box>
				</>
			)}
		</Box>
		<Box minWidth="0">
			<Box lineClamp={{ base: '1', xl: 'none' }} dir="auto">
				<OpenLink id={message._id}>{message.subject}</OpenLink>
			</Box>
			<Box fontWeight="ui" lineClamp={{ base: '1', xl: 'none' }} dir="auto">
				{message.name}
				<Box as="span" display={{ xl: 'none' }} color="muted">
					{' · '}
					<span>{stateLabels[messageState(message)]}</span>
					{` · ${formatDate(message.date)}`}
				</Box>
			</Box>
			<Box
				color="muted"
				fontWeight="ui"
				overflowWrap="anywhere"
				dir="auto"
				lineClamp={{ base: '1', xl: 'none' }}
			>
				{truncateText(message.details.replace(/\s+/g, ' '), MAX_EXCERPT_LENGTH)}
			</Box>
		</Box>
	</Box>
);

const stateLabels: Record<MessageState, string> = {
	new: 'New',
	read: 'Read',
	answered: 'Answered',
};
const stateTones: Readonly<Record<MessageState, StateTone>> = {
	new: 'attention',
	read: 'quiet',
	answered: 'quiet',
};

const State = ({ message }: { message: ContactMessage }) => {
	const state = messageState(message);
	return <StateDot tone={stateTones[state]}>{stateLabels[state]}</StateDot>;
};

export const messageList: ListConfig<
	ContactMessage,
	(typeof messageSortFields)[number],
	MessageState
> = {
	resource: 'messages',
	trash: 'message',
	title: 'Messages',
	one: 'message',
	plural: 'messages',
	searchHint: 'Search messages',
	sortFields: messageSortFields,
	sort: '-date',
	entity: 'message',
	nameOf: ({ subject, name }) => `${subject}, from ${name}`,
	whenEmpty: 'Messages from the contact form appear here.',
	read: (ask, signal) => callAsUser(listMessages, { query: ask, signal }),
	remove: (id, options) => callAsUser(deleteMessage, { params: { id }, ...options }),
	states: stateLabels,
	filters: [stageFilter, answerFilter, dateFilter],
	exportedFields: ['date', 'name', 'email', 'number', 'subject', 'details', 'read'],
	isCompact: true,
	columns: [
		{
			header: 'Message',
			role: 'main',
			sort: 'name',
			cell: (message) => <Sender message={message} />,
		},
		{
			header: 'Status',
			role: 'hidden',
			sort: 'read',
			cell: (message) => <State message={message} />,
		},
		{ header: 'E-mail', role: 'hidden', sort: 'email', cell: ({ email }) => email },
		{ header: 'Date', role: 'hidden', sort: 'date', cell: ({ date }) => formatDate(date) },
	],
};
