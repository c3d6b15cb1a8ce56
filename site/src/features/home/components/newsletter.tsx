import { Box } from '@chakra-ui/react';
import { hydrateOnInteraction } from '../../../lib/document/hydrate-on-interaction';
import type { Posted } from '../../../lib/forms/posted';

const NewsletterForm = hydrateOnInteraction(
	'newsletter form',
	'#newsletter form',
	() => import('./newsletter-form'),
);

/** One field to be told of what is new. */
export function Newsletter({ title, posted }: { title: string; posted: Posted | undefined }) {
	return (
		<Box
			id="newsletter"
			minHeight="150px"
			paddingTop={{ lg: '68px' }}
			// What its form answers hangs into the strip's padding, so that nothing below moves.
			marginBottom={{ lg: '-48px' }}
		>
			<Box as="h2" textStyle="h4">
				{title}
			</Box>
			<NewsletterForm posted={posted} />
		</Box>
	);
}
