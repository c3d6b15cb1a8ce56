import { Box } from '@chakra-ui/react';
import { type ContactMessage, changeMessage, type MessageAnswer } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { sitePaths } from '../../../config/paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { Button } from '../../../ui/button';
import { TextLink } from '../../../ui/text-link';
import { refreshResource } from '../overview/api/overview';
import { formatDate } from '../ui/formats';
import { Composer } from './composer';
import { EnquiryForm } from './enquiry-form';

/** Replies so far, with their dates. */
export function Answers({ answers }: { answers: readonly MessageAnswer[] }) {
	if (answers.length === 0) return null;
	return (
		<Box marginBottom="6">
			<Box as="h3" textStyle="label" color="muted">
				Your replies
			</Box>
			<Box as="ol" display="grid" gap="4" marginTop="2">
				{answers.map(({ text, date, mailed }) => (
					<Box
						as="li"
						key={date}
						paddingInlineStart="4"
						borderInlineStartWidth="3px"
						borderColor="green"
					>
						<Box textStyle="small" color="muted">
							<time dateTime={date}>{formatDate(date)}</time>
							{mailed ? ', sent by e-mail' : ', sent from your own e-mail app'}
						</Box>
						<Box as="p" textStyle="ui" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
							{text}
						</Box>
					</Box>
				))}
			</Box>
		</Box>
	);
}

/** Sender of a message, with contact details and date. */
export const Sender = ({ message: { name, email, number, date } }: { message: ContactMessage }) => (
	<Box
		as="dl"
		display="grid"
		gridTemplateColumns="auto minmax(0, 1fr)"
		columnGap="4"
		rowGap="1"
		marginTop="4"
		paddingBottom="4"
		borderBottomWidth="1px"
		borderColor="hairline"
		textStyle="small"
		css={{ '& dt': { color: 'muted' }, '& dd': { overflowWrap: 'anywhere' } }}
	>
		<dt>From</dt>
		<dd>
			<bdi>{name}</bdi>
		</dd>
		<dt>E-mail</dt>
		<dd>{email}</dd>
		{number && (
			<>
				<dt>Phone</dt>
				<dd>{number}</dd>
			</>
		)}
		<dt>Date</dt>
		<dd>
			<time dateTime={date}>{formatDate(date)}</time>
		</dd>
	</Box>
);

/** Marks a message as read or unread. */
function useRead(id: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (read: boolean) => callAsUser(changeMessage, { params: { id }, body: { read } }),
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
			<Box
				as="p"
				textStyle="body"
				whiteSpace="pre-wrap"
				overflowWrap="anywhere"
				paddingBlock="6"
				dir="auto"
			>
				{message.details}
			</Box>
			<EnquiryForm message={message} onClose={onClose} />
			<Links
				title="About these projects"
				links={message.projects.map(({ _id, name }) => ({
					to: sitePaths.project.at(_id),
					text: name,
				}))}
			/>
			<Links
				title="Pages read before writing"
				links={message.pages.map((path) => ({ to: path, text: path }))}
			/>
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

/** Links under a heading; nothing without links. */
function Links({
	title,
	links,
}: {
	title: string;
	links: readonly { readonly to: string; readonly text: string }[];
}) {
	if (links.length === 0) return null;
	return (
		<Box marginBottom="6">
			<Box as="h3" textStyle="label" color="muted">
				{title}
			</Box>
			<Box as="ul" textStyle="ui" overflowWrap="anywhere">
				{links.map(({ to, text }) => (
					<li key={to}>
						<TextLink to={to}>{text}</TextLink>
					</li>
				))}
			</Box>
		</Box>
	);
}
