import { Box } from '@chakra-ui/react';
import { discardDraft, type EntryKind } from '@sumu/contract';
import { lazy, Suspense, useRef, useState } from 'react';
import { loadChunk } from '../../../../lib/chunk/load-chunk';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { askConfirmation } from '../../../../ui/alerts';
import { TextButton, TextLink } from '../../../../ui/text-link';
import { entryRoutes } from '../../entry-routes';
import type { HistoryAdapter } from '../../history/history-adapter';
import { adminWords } from '../../words';
import { readPublishedAndDraft } from '../api/entry-queries';
import type { StoredEntry } from '../entry-form/use-entry-form';
import { useCommand, useRefreshAndNotify } from '../use-entry-command';

const PublishedPanel = lazy(() =>
	loadChunk('published', () => import('../../history/published-panel')),
);

/**
 * Tells the user that the form shows a draft newer than the published version, and offers to compare or
 * discard it.
 */
export function NewerDraft({
	kind,
	id,
	past,
	onDiscarded,
}: {
	kind: EntryKind;
	id: string;
	past: HistoryAdapter;
	onDiscarded: (stored: StoredEntry) => Promise<void>;
}) {
	const refreshAndNotify = useRefreshAndNotify();
	const [isCompared, setCompared] = useState(false);
	const compareButtonRef = useRef<HTMLButtonElement>(null);
	const closeComparison = () => {
		setCompared(false);
		compareButtonRef.current?.focus();
	};
	const { run, ...state } = useCommand(async () => {
		if (!(await askConfirmation(adminWords.newer.question))) return;
		const { data } = await callAsUser(discardDraft, { params: { kind, id } });
		await onDiscarded(data);
		refreshAndNotify(adminWords.newer.discarded);
	});
	return (
		<Box
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			columnGap="4"
			marginTop="4"
			paddingInline="4"
			bg="sunken"
			textStyle="small"
		>
			<Box as="p" role="status" flex="1 1 28ch" paddingBlock="2">
				{adminWords.newer.text}
			</Box>
			<TextLink to={entryRoutes[kind].view(id)} target="_blank">
				{adminWords.newer.see}
			</TextLink>
			<TextButton
				ref={compareButtonRef}
				tone="quiet"
				aria-haspopup="dialog"
				onClick={() => setCompared(true)}
			>
				{adminWords.newer.compare}
			</TextButton>
			<TextButton tone="quiet" onClick={run} {...state}>
				{adminWords.newer.discard}
			</TextButton>
			{isCompared && (
				<Suspense>
					<PublishedPanel
						past={past}
						read={(signal) => readPublishedAndDraft(kind, id, signal)}
						onClose={closeComparison}
					/>
				</Suspense>
			)}
		</Box>
	);
}
