import { Box } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import { hydrateOnInteraction } from '../../../lib/document/hydrate-on-interaction';
import type { FormPostResult } from '../../../lib/forms/posted-form';
import { sectionOf } from '../../../lib/site/sections';
import { useTextDirection } from '../../../lib/words/text-direction';

const NewsletterForm = hydrateOnInteraction(
	'newsletter form',
	'#newsletter form',
	() => import('./newsletter-form'),
);

/** Newsletter subscription form. */
export function Newsletter({ site, posted }: { site: Site; posted: FormPostResult | undefined }) {
	const directionOf = useTextDirection();
	const { title, text } = sectionOf(site, 'newsletter');
	const besideFigures = site.statistics.length > 0;
	return (
		<Box
			id="newsletter"
			minHeight="150px"
			maxWidth={besideFigures ? undefined : '640px'}
			paddingTop={{ lg: besideFigures ? '68px' : '0' }}
			// The form's messages extend into the strip's padding, so that nothing below moves.
			marginBottom={{ lg: '-48px' }}
		>
			<Box as="h2" dir={directionOf(title)} textStyle="h4">
				{title}
			</Box>
			{text && (
				<Box as="p" dir={directionOf(text)} textStyle="ui" marginTop="2" maxWidth="measure">
					{text}
				</Box>
			)}
			<NewsletterForm posted={posted} />
		</Box>
	);
}
