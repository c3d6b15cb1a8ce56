import { Box } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import { useRevalidator } from 'react-router-dom';
import { useSiteIfLoaded } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { OutsideLink } from '../../ui/text-link';
import { useRetries } from './use-retries';

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
			{site && (site.socials.length > 0 || site.contact.email) && <Elsewhere {...site} />}
		</>
	);
}

const Elsewhere = ({
	ownerName,
	contact: { email },
	socials,
}: Pick<SiteSetting, 'ownerName' | 'contact' | 'socials'>) => (
	<Box as="section" aria-labelledby="elsewhere" marginTop="12">
		<Box as="h2" id="elsewhere" textStyle="h4">
			{useWords().say('Meanwhile, {name} is here', { name: ownerName })}
		</Box>
		<Box as="ul" display="flex" flexWrap="wrap" columnGap="6" rowGap="2" marginTop="4">
			{email && (
				<li>
					<OutsideLink href={`mailto:${email}`} tone="quiet">
						{email}
					</OutsideLink>
				</li>
			)}
			{socials.map(({ network, url }) => (
				<li key={network}>
					<OutsideLink href={url} tone="quiet" rel="noopener noreferrer">
						{network}
					</OutsideLink>
				</li>
			))}
		</Box>
	</Box>
);
