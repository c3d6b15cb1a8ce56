import { Box } from '@chakra-ui/react';
import { discardDraft, type EntryKind } from '@sumu/contract';
import { lazy, Suspense, useRef, useState } from 'react';
import { loadChunk } from '../../../../lib/chunk/load-chunk';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { confirm } from '../../../../ui/alerts';
import { TextButton, TextLink } from '../../../../ui/text-link';
import type { Past } from '../../history/past';
import { places } from '../../places';
import { words } from '../../words';
import { readBoth } from '../api/reads';
import { useCommand } from '../entry-form/use-command';
import type { Stored } from '../entry-form/use-entry-form';
import { useSaved } from '../use-saved';

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
	past: Past;
	onDiscarded: (stored: Stored) => Promise<void>;
}) {
	const saved = useSaved();
	const [isCompared, setCompared] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const close = () => {
		setCompared(false);
		button.current?.focus();
	};
	const { run, ...state } = useCommand(async () => {
		if (!(await confirm(words.newer.question))) return;
		const { data } = await callAsUser(discardDraft, { params: { kind, id } });
		await onDiscarded(data);
		saved(words.newer.discarded);
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
				{words.newer.text}
			</Box>
			<TextLink to={places[kind].view(id)} target="_blank">
				{words.newer.see}
			</TextLink>
			<TextButton
				ref={button}
				tone="quiet"
				aria-haspopup="dialog"
				onClick={() => setCompared(true)}
			>
				{words.newer.compare}
			</TextButton>
			<TextButton tone="quiet" onClick={run} {...state}>
				{words.newer.discard}
			</TextButton>
			{isCompared && (
				<Suspense>
					<PublishedPanel
						past={past}
						read={(signal) => readBoth(kind, id, signal)}
						onClose={close}
					/>
				</Suspense>
			)}
		</Box>
	);
}
