import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSiteIfLoaded } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { useRetries } from './use-retries';

// Without it one can still wait.
const Elsewhere = lazy(() => import('./elsewhere').catch(() => ({ default: () => null })));

/** What one can do on a page that cannot be shown: wait, for it tries again by itself, or find its owner elsewhere. */
export function Unavailable() {
	const { counted, say } = useWords();
	const { revalidate, state } = useRevalidator();
	const isTrying = state === 'loading';
	const seconds = useRetries(isTrying, revalidate);
	const site = useSiteIfLoaded();
	return (
		<>
			<Button variant="outline" disabled={isTrying} onClick={() => revalidate()}>
				{say('Try again')}
			</Button>
			<Box as="p" role="status" textStyle="small" color="muted" marginTop="4">
				{isTrying
					? say('Trying again…')
					: counted(
							{
								one: 'It tries again by itself in {count} seconds.',
								other: 'It tries again by itself in {count} seconds.',
							},
							seconds,
						)}
			</Box>
			{site && (site.socials.length > 0 || site.contact.email) && (
				<Suspense>
					<Elsewhere {...site} />
				</Suspense>
			)}
		</>
	);
}
