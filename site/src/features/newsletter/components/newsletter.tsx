import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { Posted } from '../../../lib/forms/posted';

const NewsletterForm = lazy(() => import('./newsletter-form'));

/** One field to be told of what is new. */
export function Newsletter({ title, posted }: { title: string; posted: Posted | undefined }) {
	return (
		<Box id="newsletter" minHeight={{ base: '150px', lg: '180px' }}>
			<Box as="h2" textStyle="h4">
				{title}
			</Box>
			<Suspense>
				<NewsletterForm posted={posted} />
			</Suspense>
		</Box>
	);
}
