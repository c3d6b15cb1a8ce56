import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Columns } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { Kicker } from '../../../ui/section';
import type { ShownService } from '../api/list-services';

const Row = chakra('li', {
	base: {
		position: 'relative',
		borderBottomWidth: '1px',
		borderColor: 'hairline',
		paddingBlock: { base: '6', lg: '19px' },
		'& h3': { transition: 'translate {durations.quick}' },
		_hover: { '& h3': { translate: { lg: '12px' } } },
	},
});

/** Extends the link's target to the whole row. */
const Whole = chakra(Link, {
	base: { _before: { content: '""', position: 'absolute', inset: '0', zIndex: '1' } },
});

export function ServiceRow({ service, number }: { service: ShownService; number: number }) {
	const { place } = useWords();
	const directionOf = useTextDirection();
	return (
		<Row>
			<Columns
				alignItems={{ lg: 'center' }}
				gridTemplateColumns={{ base: '88px minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' }}
			>
				<Kicker aria-hidden hideBelow="lg">
					{place(number)}
				</Kicker>
				<Box
					as="h3"
					dir={directionOf(service.servicesHeader)}
					textStyle={{ base: 'h4', lg: 'h3' }}
					gridColumn={{ base: '2', lg: '2 / 7' }}
				>
					<Whole to={`${sitePaths.services.at()}#${service._id}`} prefetch="intent">
						{service.servicesHeader}
					</Whole>
				</Box>
				<Box
					as="p"
					dir={directionOf(service.servicesDescription)}
					textStyle="body"
					color="muted"
					gridColumn={{ base: '2', lg: '7 / 11' }}
					maxWidth="42ch"
					marginTop={{ base: '1', lg: '0' }}
				>
					{service.servicesDescription}
				</Box>
				<Box
					gridColumn={{ base: '1', lg: '11 / 13' }}
					gridRow={{ base: '1 / 3', lg: '1' }}
					aspectRatio={{ base: '1', lg: '3 / 2' }}
				>
					<Picture
						picture={service.picture}
						title={service.servicesHeader}
						sizes="(min-width: 1024px) 200px, 132px"
						alt=""
					/>
				</Box>
			</Columns>
		</Row>
	);
}
