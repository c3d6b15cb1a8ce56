import { Box } from '@chakra-ui/react';
import type { EntryKind } from '@sumu/contract';
import { useState } from 'react';
import { confirm } from '../../../ui/alerts';
import { TextButton, TextLink } from '../../../ui/text-link';
import { places } from '../places';
import { words } from '../words';
import { clearDraft } from './draft';
import { newDraftAddress } from './new-draft';
import { type Waiting, waitingOf } from './waiting';
import { when } from './when';

/** Unsaved new entries in this browser, with links to continue; hidden if there are none. */
export function WaitingDrafts({
	kind,
	except,
}: {
	kind: EntryKind;
	/** Name of the open draft, which is left out. */
	except?: string;
}) {
	const [all, setAll] = useState(() => waitingOf(kind));
	const waiting = all.filter(({ draft }) => draft !== except);
	const discard = async ({ draft }: Waiting) => {
		if (!(await confirm(words.waiting.question))) return;
		clearDraft(draft);
		setAll(waitingOf(kind));
	};
	if (waiting.length === 0) return null;
	const { add } = places[kind];
	return (
		<Box as="section" aria-labelledby="waiting" padding="4" marginTop="4" bg="sunken">
			<Box as="h2" id="waiting" textStyle="label" color="muted">
				{words.waiting.title}
			</Box>
			<Box as="ul">
				{waiting.map((one) => {
					const name = one.name || words.waiting.unnamed;
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
								{name}{' '}
								<Box as="span" color="muted">
									{when(one.savedAt)}
								</Box>
							</Box>
							<TextLink
								to={newDraftAddress(add, one.number)}
								aria-label={`${words.waiting.open}: ${name}`}
							>
								{words.waiting.open}
							</TextLink>
							<TextButton
								tone="quiet"
								aria-label={`${words.waiting.discard}: ${name}`}
								onClick={() => discard(one)}
							>
								{words.waiting.discard}
							</TextButton>
						</Box>
					);
				})}
			</Box>
		</Box>
	);
}
