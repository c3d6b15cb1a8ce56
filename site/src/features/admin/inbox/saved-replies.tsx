import { Box } from '@chakra-ui/react';
import {
	addReply,
	type ContactMessage,
	deleteReply,
	fillReply,
	listReplies,
	maxLengths,
} from '@sumu/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callAsUser } from '../../../lib/session/call-as-user';
import { Button } from '../../../ui/button';
import { Field, Input } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { TextButton } from '../../../ui/text-link';
import { Select } from '../ui/select';

const repliesQuery = () =>
	queryOptions({
		queryKey: ['replies'],
		queryFn: ({ signal }) => callAsUser(listReplies, { signal }),
		select: ({ data }) => data,
	});

/** Inserts saved replies into the reply to a message, and saves the reply's text as another one. */
export function SavedReplies({
	message,
	text,
	onInsert,
}: {
	message: ContactMessage;
	text: string;
	onInsert: (text: string) => void;
}) {
	const client = useQueryClient();
	const { data: replies = [] } = useQuery(repliesQuery());
	const [chosenId, setChosenId] = useState('');
	const [title, setTitle] = useState('');
	const onSettled = () => client.invalidateQueries({ queryKey: repliesQuery().queryKey });
	const addMutation = useMutation({
		mutationFn: () => callAsUser(addReply, { body: { title, text } }),
		onSuccess: () => setTitle(''),
		onSettled,
	});
	const removeMutation = useMutation({
		mutationFn: (id: string) => callAsUser(deleteReply, { params: { id } }),
		onSettled,
	});
	const chosen = replies.find(({ _id }) => _id === chosenId);
	const canSave = text.trim() !== '' && title.trim() !== '' && !addMutation.isPending;
	const insert = (id: string) => {
		setChosenId(id);
		const reply = replies.find(({ _id }) => _id === id);
		if (reply) onInsert([text.trim(), fillReply(reply.text, message)].filter(Boolean).join('\n\n'));
	};
	return (
		<Box display="grid" gap="2">
			{replies.length > 0 && (
				<Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
					<Select
						aria-label="Insert a saved reply"
						value={chosen?._id ?? ''}
						flex="1 1 200px"
						onChange={({ target }) => insert(target.value)}
					>
						<option value="">Insert a saved reply…</option>
						{replies.map((reply) => (
							<option key={reply._id} value={reply._id}>
								{reply.title}
							</option>
						))}
					</Select>
					{chosen && (
						<TextButton
							color="danger"
							aria-label={`Delete the saved reply ${chosen.title}`}
							onClick={() => removeMutation.mutate(chosen._id)}
						>
							Delete saved reply
						</TextButton>
					)}
				</Box>
			)}
			<Box as="details" textStyle="small">
				<summary>Save your reply for other messages</summary>
				<Box display="grid" gap="3" paddingBlock="3" justifyItems="start">
					<Box as="p" color="muted">
						Write {'{name}'} and {'{project}'} where the sender’s name and the projects go.
					</Box>
					<Field label="Title">
						{(control) => (
							<Input
								{...control}
								value={title}
								maxLength={maxLengths.name}
								onChange={({ target }) => setTitle(target.value)}
							/>
						)}
					</Field>
					<Button
						type="button"
						size="compact"
						variant="outline"
						aria-disabled={!canSave}
						onClick={() => canSave && addMutation.mutate()}
					>
						Save reply
					</Button>
				</Box>
			</Box>
			<FormFailure message={addMutation.error?.message ?? removeMutation.error?.message ?? ''} />
			<Box role="status" textStyle="small" color="muted" css={{ '&:empty': { display: 'none' } }}>
				{addMutation.isSuccess && title === '' && 'Reply saved'}
			</Box>
		</Box>
	);
}
