import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSiteIfLoaded } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Elsewhere } from './owner-contacts';
import { useRetries } from './use-retries';

/** Retry button with automatic retries, and the owner's other channels, for a page that cannot be shown. */
export default function Unavailable(): ReactNode {
	const { counted, t } = useWords();
	const { revalidate, state } = useRevalidator();
	const isTrying = state === 'loading';
	const seconds = useRetries(isTrying, revalidate);
	const site = useSiteIfLoaded();
	return (
		<>
			<Button variant="outline" disabled={isTrying} onClick={() => revalidate()}>
				{t('Try again')}
			</Button>
			<Box as="p" role="status" textStyle="small" color="muted" marginTop="4">
				{isTrying
					? t('Trying again…')
					: counted(
							{
								one: 'Trying again in {count} second.',
								other: 'Trying again in {count} seconds.',
							},
							seconds,
						)}
			</Box>
			{site && (site.socials.length > 0 || site.contact.email) && <Elsewhere {...site} />}
		</>
	);
}
