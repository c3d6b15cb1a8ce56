import { Box } from '@chakra-ui/react';
import { useWords } from '../../../lib/words/use-words';
import { Picture } from '../../../ui/picture';
import type { ShownService } from '../api/list-services';
import { ServiceTerms } from './service-terms';

/** Service in the quilt of the services page. */
export function ServiceTile({
	service,
	number,
	priority,
}: {
	service: ShownService;
	number: number;
	/** If true, it is visible without scrolling. */
	priority: boolean;
}) {
	const { place } = useWords();
	return (
		<article>
			<Picture
				picture={service.picture}
				ratio="3 / 2"
				sizes="(min-width: 1440px) 624px, (min-width: 768px) 44vw, 92vw"
				alt=""
				priority={priority}
			/>
			<Box
				display="grid"
				gridTemplateColumns="48px minmax(0, 1fr)"
				alignItems="baseline"
				marginTop="6"
			>
				<Box
					as="span"
					aria-hidden
					textStyle="label"
					color="accentText"
					fontVariantNumeric="tabular-nums"
				>
					{place(number)}
				</Box>
				<Box as="h2" textStyle="h3">
					{service.servicesHeader}
				</Box>
				<Box as="p" gridColumn="2" textStyle="lead" color="muted" marginTop="3" maxWidth="40ch">
					{service.servicesDescription}
				</Box>
				<Box gridColumn="2">
					<ServiceTerms service={service} />
				</Box>
			</Box>
		</article>
	);
}
