import { Box } from '@chakra-ui/react';
import { lazy, memo, Suspense } from 'react';
import { loadChunk } from '../../../lib/chunk/load-chunk';
import { whenUsed } from '../../../lib/document/when-used';
import type { Posted } from '../../../lib/forms/posted';

const NewsletterForm = lazy(() =>
	whenUsed('#newsletter form').then(() =>
		loadChunk('newsletter form', () => import('./newsletter-form')),
	),
);

/** What renders around it may not touch it while it waits for its script. */
const Form = memo(({ posted }: { posted: Posted | undefined }) => (
	<Suspense>
		<NewsletterForm posted={posted} />
	</Suspense>
));

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
			<Form posted={posted} />
		</Box>
	);
}
