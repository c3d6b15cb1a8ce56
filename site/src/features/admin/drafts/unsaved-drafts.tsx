import { Box } from '@chakra-ui/react';
import type { EntryKind } from '@sumu/contract';
import { useState } from 'react';
import { askConfirmation } from '../../../ui/alerts';
import { TextButton, TextLink } from '../../../ui/text-link';
import { entryRoutes } from '../entry-routes';
import { adminWords } from '../words';
import {
	clearDraft,
	formatDraftTime,
	listUnsavedDrafts,
	newDraftAddress,
	type UnsavedDraft,
} from './local-drafts';

/** Unsaved new entries in this browser, with links to continue; hidden if there are none. */
export function WaitingDrafts({
	kind,
	except,
}: {
	kind: EntryKind;
	/** Name of the open draft, which is left out. */
	except?: string;
}) {
	const [all, setAll] = useState(() => listUnsavedDrafts(kind));
	const unsavedDrafts = all.filter(({ draft }) => draft !== except);
	const discardDraft = async ({ draft }: UnsavedDraft) => {
		if (!(await askConfirmation(adminWords.waiting.question))) return;
		clearDraft(draft);
		setAll(listUnsavedDrafts(kind));
	};
	if (unsavedDrafts.length === 0) return null;
	const { add } = entryRoutes[kind];
	return (
		<Box as="section" aria-labelledby="waiting" padding="4" marginTop="4" bg="sunken">
			<Box as="h2" id="waiting" textStyle="label" color="muted">
				{adminWords.waiting.title}
			</Box>
			<Box as="ul">
				{unsavedDrafts.map((one) => {
					const displayName = one.name || adminWords.waiting.unnamed;
					return (
						<Box
							as="li"
							key={one.draft}
							display="flex"
							flexWrap="wrap"
							alignItems="center"
							columnGap="4"
							textStyle="small"
						>
							<Box flex={{ base: '1 1 100%', md: '1 1 24ch' }} minWidth="0" overflowWrap="anywhere">
								{displayName}{' '}
								<Box as="span" color="muted">
									{formatDraftTime(one.savedAt)}
								</Box>
							</Box>
							<TextLink
								to={newDraftAddress(add, one.number)}
								aria-label={`${adminWords.waiting.open}: ${displayName}`}
							>
								{adminWords.waiting.open}
							</TextLink>
							<TextButton
								tone="quiet"
								aria-label={`${adminWords.waiting.discard}: ${displayName}`}
								onClick={() => discardDraft(one)}
							>
								{adminWords.waiting.discard}
							</TextButton>
						</Box>
					);
				})}
			</Box>
		</Box>
	);
}
