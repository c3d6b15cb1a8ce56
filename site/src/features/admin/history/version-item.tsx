import { Box, chakra } from '@chakra-ui/react';
import type { EntryVersion } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Skeleton } from '../../../ui/skeleton';
import { formatDateTime } from '../ui/formats';
import { Failure } from '../ui/loading-states';
import { versionQuery } from './api/history';
import { Changes } from './field-changes';
import { type HistoryAdapter, nameOf } from './history-adapter';
import { RestoreButton } from './restore-button';
import { historyWords } from './words';

/** Changes made by a version, field by field, as text. */
export function VersionChanges({
	past,
	version,
	before,
}: {
	past: HistoryAdapter;
	version: EntryVersion;
	before: EntryVersion | null;
}) {
	const { kind, id } = past;
	const after = useQuery(versionQuery(kind, id, version.version));
	const earlier = useQuery(versionQuery(kind, id, before?.version ?? null));
	if (after.isError || earlier.isError)
		return (
			<Failure
				what={historyWords.version}
				retry={() => {
					void after.refetch();
					void earlier.refetch();
				}}
			/>
		);
	if (!after.data || earlier.isPending)
		return <Skeleton role="status" aria-label="Loading" height="72px" marginBottom="4" />;
	const changes = past.compare(earlier.data ?? null, after.data);
	return <Changes changes={changes} />;
}

const Toggle = chakra('button', {
	base: {
		display: 'grid',
		gridTemplateColumns: 'minmax(0, 1fr) auto',
		columnGap: '3',
		alignItems: 'center',
		width: 'full',
		minHeight: 'compact',
		paddingBlock: '3',
		textAlign: 'start',
		cursor: 'pointer',
		'& svg': { transition: 'rotate {durations.quick}' },
		'&[aria-expanded=true] svg': { rotate: '180deg' },
		_hover: { color: 'accentText' },
	},
});

const MAX_LISTED_FIELDS = 3;

/** Summarizes the changes of a version in one line. */
function summarizeVersion(past: HistoryAdapter, { by, fields, status }: EntryVersion) {
	if (fields.length === 0) return by ? historyWords.states[status] : historyWords.before;
	const names = [...new Set(fields.map((field) => nameOf(past, field)))];
	const listedNames = names.slice(0, MAX_LISTED_FIELDS).join(', ');
	return names.length > MAX_LISTED_FIELDS
		? `${listedNames} ${historyWords.more(names.length - MAX_LISTED_FIELDS)}`
		: listedNames;
}

/** A version with its time, author and changed fields; expanded, it shows the changes and a restore button. */
export function VersionItem({
	past,
	version,
	before,
	isNewest,
	isOpen,
	onToggle,
	onRestored,
}: {
	past: HistoryAdapter;
	version: EntryVersion;
	/** Previous version; null for the oldest. */
	before: EntryVersion | null;
	isNewest: boolean;
	isOpen: boolean;
	onToggle: () => void;
	onRestored: () => void;
}) {
	const changesId = useId();
	return (
		<Box as="li" borderTopWidth="1px" borderColor="hairline">
			<Toggle type="button" aria-expanded={isOpen} aria-controls={changesId} onClick={onToggle}>
				<Box as="span" minWidth="0">
					<Box as="time" display="block" textStyle="ui" fontWeight="strong">
						{formatDateTime(version.at)}
					</Box>
					<Box as="span" display="block" textStyle="small" overflowWrap="anywhere">
						{summarizeVersion(past, version)}
					</Box>
					<Box as="span" display="block" textStyle="label" color="muted">
						{[version.by, past.kind !== 'site' && historyWords.states[version.status]]
							.filter(Boolean)
							.join(' · ')}
					</Box>
				</Box>
				<ChevronDown size={18} aria-hidden />
			</Toggle>
			<Box id={changesId} hidden={!isOpen} paddingBottom="6">
				{isOpen && (
					<>
						<VersionChanges past={past} version={version} before={before} />
						{isNewest ? (
							<Box as="p" textStyle="small" color="muted">
								{historyWords.now}
							</Box>
						) : (
							<RestoreButton past={past} version={version} onRestored={onRestored} />
						)}
					</>
				)}
			</Box>
		</Box>
	);
}
