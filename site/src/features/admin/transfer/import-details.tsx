import { Box } from '@chakra-ui/react';
import type { Import } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { TextButton, TextLink } from '../../../ui/text-link';
import { formatDateTime } from '../ui/formats';
import { Failure, SkeletonRows } from '../ui/loading-states';
import { ProgressBar } from '../ui/progress-bar';
import { importQuery, isWorking } from './api';
import { Report } from './import-report';
import { ReadyImport } from './ready-import';
import { useImportActions } from './use-import-actions';
import { importWords } from './words';

function WorkingImport({ found, onCancel }: { found: Import; onCancel: () => void }) {
	const { done, total } = found.progress;
	const progressLabel =
		found.state === 'reading' ? importWords.reading : importWords.running(done, total);
	return (
		<Box display="grid" gap="4" maxWidth="640px" paddingBlock="6" role="status">
			<Box as="p" textStyle="ui">
				{progressLabel}
			</Box>
			<ProgressBar
				part={found.state === 'running' && total > 0 ? done / total : 0}
				label={progressLabel}
			/>
			<Box>
				<TextButton onClick={onCancel}>{importWords.cancel}</TextButton>
			</Box>
		</Box>
	);
}

/** One import, from its reading to its report. */
export function ImportDetails({ id, onClose }: { id: string; onClose: () => void }) {
	const { data: found, isPending, isError, refetch } = useQuery(importQuery(id));
	const actions = useImportActions(id, onClose);
	if (isPending) return <SkeletonRows />;
	if (isError || !found) return <Failure what={importWords.title} retry={() => refetch()} />;
	const hasEnded =
		found.state === 'done' || found.state === 'failed' || found.state === 'cancelled';
	return (
		<>
			<Box paddingTop="4">
				<TextLink to="?">{importWords.back}</TextLink>
			</Box>
			<Box as="p" textStyle="ui" paddingTop="4" overflowWrap="anywhere">
				<Box as="strong" fontWeight="strong">
					{found.name}
				</Box>{' '}
				· {found.source ? `${importWords.sources[found.source]} · ` : ''}
				{importWords.states[found.state]} · {formatDateTime(found.date)}
			</Box>
			{found.error && (
				<Box
					as="p"
					role="alert"
					color="danger"
					textStyle="ui"
					paddingTop="3"
					maxWidth="measure"
					whiteSpace="pre-line"
				>
					{found.error}
				</Box>
			)}
			{isWorking(found) && <WorkingImport found={found} onCancel={actions.cancel} />}
			{found.state === 'ready' && <ReadyImport key={found._id} found={found} actions={actions} />}
			{hasEnded && (
				<>
					<Box paddingTop="4">
						<TextButton color="danger" onClick={() => void actions.undo(found.added)}>
							{found.added > 0 ? importWords.undo(found.added) : importWords.remove}
						</TextButton>
					</Box>
					{found.report.length > 0 && <Report found={found} selection={null} />}
				</>
			)}
		</>
	);
}
