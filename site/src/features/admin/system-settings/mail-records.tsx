import { Box } from '@chakra-ui/react';
import type { MailRecord, MailRecords } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { TextButton } from '../../../ui/text-link';
import { mailRecordsQuery } from './api';
import { systemSettingsWords } from './words';

const recordWords = systemSettingsWords.mail.records;

const Code = ({ children }: { children: string }) => (
	<Box as="code" textStyle="small" overflowWrap="anywhere" userSelect="all">
		{children}
	</Box>
);

function RecordRow({ type, state, found, add }: MailRecord) {
	const isFound = state === 'found';
	return (
		<Box as="li" borderTopWidth="1px" borderColor="hairline" paddingBlock="4">
			<Box as="p" textStyle="label" color={isFound ? 'success' : 'ink'}>
				{`${type}: ${recordWords.states[state]}`}
			</Box>
			<Box as="p" textStyle="small" color="muted">
				{state !== 'found' && state !== 'unknown' && add.length === 0
					? recordWords.fromProvider
					: recordWords.help[type]}
			</Box>
			{found.map((text) => (
				<Box as="p" key={text} marginTop="2">
					<Code>{text}</Code>
				</Box>
			))}
			{add.map(({ name, type: kind, value }) => (
				<Box
					as="dl"
					key={name}
					marginTop="3"
					display="grid"
					gridTemplateColumns="auto 1fr"
					alignItems="baseline"
					columnGap="4"
				>
					<Box as="dt" textStyle="small">
						{recordWords.addType(kind)}
					</Box>
					<Box as="dd">
						<Code>{name}</Code>
					</Box>
					<Box as="dt" textStyle="small">
						{recordWords.value}
					</Box>
					<Box as="dd">
						<Code>{value}</Code>
					</Box>
				</Box>
			))}
		</Box>
	);
}

function RecordList({ domain, records }: MailRecords) {
	if (records.length === 0)
		return (
			<Box as="p" textStyle="ui">
				{recordWords.managed(domain)}
			</Box>
		);
	return (
		<Box as="ul" aria-label={recordWords.list(domain)}>
			{records.map((record) => (
				<RecordRow key={record.type} {...record} />
			))}
		</Box>
	);
}

/** Checks on request the DNS records of the sender's domain. A change of server or sender hides the result. */
export function MailRecordsCheck({ host, sender }: { host: string; sender: string }) {
	const [checked, setChecked] = useState<{ host: string; sender: string }>();
	const isCurrent = checked?.host === host && checked.sender === sender;
	const { data, isError, isFetching, refetch } = useQuery({
		...mailRecordsQuery({ host, sender }),
		enabled: isCurrent,
	});
	const isComplete = host !== '' && sender.includes('@');
	const check = () => {
		if (!isComplete || isFetching) return;
		if (isCurrent) void refetch();
		else setChecked({ host, sender });
	};
	return (
		<Box as="section" aria-label={recordWords.title} width="100%" display="grid" gap="3">
			<Box as="p" textStyle="small" color="muted">
				{isComplete ? recordWords.about : recordWords.incomplete}
			</Box>
			<Button
				size="compact"
				variant="outline"
				justifySelf="start"
				aria-disabled={!isComplete || isFetching}
				onClick={check}
			>
				{isFetching ? recordWords.checking : recordWords.check}
			</Button>
			<Box role="status">
				{isCurrent && data && !isFetching && !isError && <RecordList {...data} />}
			</Box>
			{isCurrent && isError && !isFetching && (
				<Box role="alert" textStyle="ui">
					{recordWords.failed} <TextButton onClick={() => refetch()}>Try again</TextButton>
				</Box>
			)}
		</Box>
	);
}
