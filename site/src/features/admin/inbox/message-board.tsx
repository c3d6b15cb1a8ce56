import { Box } from '@chakra-ui/react';
import {
	type ContactMessage,
	changeMessage,
	listMessages,
	type MessageStage,
	messageStages,
} from '@sumu/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { queryKeyOf } from '../../../lib/query/keys';
import { callAsUser } from '../../../lib/session/call-as-user';
import { FormFailure } from '../../../ui/form-failure';
import { Price } from '../../../ui/price';
import { type OpenRow, useOpenRow } from '../lists/data-table/use-open-row';
import { refreshResource } from '../overview/api/overview';
import { formatCount, formatDate } from '../ui/formats';
import { Failure, SkeletonRows } from '../ui/loading-states';
import { PageBar } from '../ui/page-bar';
import { Select } from '../ui/select';
import { messageList, OpenLink } from './messages';
import { useStages } from './stages';

/** Stages with a column; spam is only in the list. */
const boardStages = messageStages.filter((stage) => stage !== 'spam');
/** Messages of a column; older ones are only in the list. */
const MAX_CARDS = 50;
const dragType = 'text/plain';

const readStage = async (stage: MessageStage, signal: AbortSignal) => {
	const query = { page: 1, size: MAX_CARDS, sort: '-date', stage } as const;
	const { data, total = data.length } = await callAsUser(listMessages, { query, signal });
	return { stage, messages: data, total };
};

/** The newest messages of each stage, and a mutation that moves one to another stage. */
function useBoard() {
	const client = useQueryClient();
	const columnsQuery = useQuery({
		queryKey: [...queryKeyOf('messages'), 'board'],
		queryFn: ({ signal }) => Promise.all(boardStages.map((stage) => readStage(stage, signal))),
	});
	/** Stages of messages that are being moved, by id. */
	const [moves, setMoves] = useState<Readonly<Record<string, MessageStage>>>({});
	const moveMutation = useMutation({
		mutationFn: ({ id, stage }: { id: string; stage: MessageStage }) =>
			callAsUser(changeMessage, { params: { id }, body: { stage } }),
		onMutate: ({ id, stage }) => setMoves((others) => ({ ...others, [id]: stage })),
		onSettled: async (_, __, { id }) => {
			await refreshResource(client, 'messages');
			setMoves(({ [id]: _moved, ...others }) => others);
		},
	});
	return { columnsQuery, moveMutation, moves };
}

type Stages = ReturnType<typeof useStages>;

/** A message that is dragged to another column, or moved there with the select. */
const Card = ({
	message,
	stage,
	stages,
	onMove,
}: {
	message: ContactMessage;
	stage: MessageStage;
	stages: Stages;
	onMove: (stage: MessageStage) => void;
}) => (
	<Box
		as="li"
		draggable
		display="grid"
		gridTemplateColumns="minmax(0, 1fr)"
		gap="2"
		padding="4"
		bg="raised"
		borderWidth="1px"
		borderColor="hairline"
		borderRadius="control"
		cursor="grab"
		onDragStart={({ dataTransfer }) => dataTransfer.setData(dragType, message._id)}
	>
		<Box fontWeight={message.read ? 'ui' : 'display'} overflowWrap="anywhere" dir="auto">
			<OpenLink id={message._id}>{message.subject}</OpenLink>
		</Box>
		<Box textStyle="small" overflowWrap="anywhere" dir="auto">
			{message.name}
		</Box>
		<Box textStyle="small" color="muted" display="flex" flexWrap="wrap" columnGap="3">
			<span>{formatDate(message.date)}</span>
			{message.value !== null && <Price amount={message.value} />}
			{message.followUp && <span>{`Reminder: ${formatDate(message.followUp)}`}</span>}
		</Box>
		<Select
			aria-label={`Stage of ${message.subject}`}
			value={stage}
			onChange={({ target }) => {
				const chosen = stages.find(({ value }) => value === target.value);
				if (chosen) onMove(chosen.value);
			}}
		>
			{stages.map(({ value, label }) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</Select>
	</Box>
);

function Column({
	label,
	summary,
	onDrop,
	children,
}: {
	label: string;
	summary: string;
	onDrop: (id: string) => void;
	children: ReactNode;
}) {
	const [isOver, setOver] = useState(false);
	return (
		<Box
			as="section"
			aria-label={label}
			minWidth="0"
			padding="3"
			borderRadius="control"
			bg="sunken"
			outline={isOver ? '2px solid {colors.accent}' : undefined}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				setOver(false);
				onDrop(event.dataTransfer.getData(dragType));
			}}
		>
			<Box as="h2" textStyle="h4" overflowWrap="anywhere">
				{label}
			</Box>
			<Box as="p" textStyle="small" color="muted" marginBottom="3">
				{summary}
			</Box>
			<Box
				as="ul"
				display="grid"
				gridTemplateColumns="minmax(0, 1fr)"
				gap="3"
				minHeight="80px"
				alignContent="start"
			>
				{children}
			</Box>
		</Box>
	);
}

/** Messages in one column for each stage. */
export function MessageBoard({
	detail,
	children,
}: {
	/** Renders the message that the address opens with `?open=`. */
	detail: (openRow: OpenRow<ContactMessage>, close: () => void) => ReactNode;
	/** Links beside the title. */
	children?: ReactNode;
}) {
	const { columnsQuery, moveMutation, moves } = useBoard();
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const stages = useStages();
	const columns = columnsQuery.data;
	const items = useMemo(() => columns?.flatMap(({ messages }) => messages) ?? [], [columns]);
	const openAddress = (id: string | null) => {
		const nextParams = new URLSearchParams(params);
		if (id) nextParams.set('open', id);
		else nextParams.delete('open');
		return `?${nextParams}`;
	};
	const openRow = useOpenRow(items, params.get('open'), openAddress);
	/** A message is shown in its new column while it moves. */
	const stageOf = ({ _id, stage }: ContactMessage) => moves[_id] ?? stage;
	const moveTo = (id: string, stage: MessageStage) => {
		const message = items.find(({ _id }) => _id === id);
		if (message && stageOf(message) !== stage) moveMutation.mutate({ id, stage });
	};
	return (
		<>
			<PageBar title={messageList.title}>{children}</PageBar>
			<FormFailure message={moveMutation.error?.message ?? ''} />
			{columnsQuery.isPending && <SkeletonRows />}
			{columnsQuery.isError && (
				<Failure what={messageList.plural} retry={() => columnsQuery.refetch()} />
			)}
			{columns && (
				<Box
					display="grid"
					gap="4"
					marginBlock="6"
					alignItems="start"
					gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(4, minmax(0, 1fr))' }}
				>
					{columns.map(({ stage, total }) => (
						<Column
							key={stage}
							label={stages.find(({ value }) => value === stage)?.label ?? stage}
							summary={formatCount(total, messageList.one, messageList.plural)}
							onDrop={(id) => moveTo(id, stage)}
						>
							{items
								.filter((message) => stageOf(message) === stage)
								.map((message) => (
									<Card
										key={message._id}
										message={message}
										stage={stage}
										stages={stages}
										onMove={(next) => moveTo(message._id, next)}
									/>
								))}
						</Column>
					))}
				</Box>
			)}
			{openRow &&
				detail(openRow, () =>
					navigate(openAddress(null), { replace: true, preventScrollReset: true }),
				)}
		</>
	);
}
