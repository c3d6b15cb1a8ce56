import { Box, chakra } from '@chakra-ui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { deferLayout } from '../../../ui/defer-layout';
import { Empty } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { Picture } from '../../../ui/picture';
import { Reveal } from '../../../ui/reveal';
import { type ShownService, servicesQuery } from '../api/list-services';
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
				title={service.servicesHeader}
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

/** Two columns, the right one set lower, like a quilt. */
const Quilt = chakra('ol', {
	base: {
		display: 'grid',
		gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
		columnGap: { base: 'gutter', lg: '64px' },
		rowGap: { base: '12', lg: '24' },
		marginTop: { base: '8', lg: '16' },
		md: { '& > :nth-of-type(even)': { translate: '0 {spacing.24}' } },
		paddingBottom: { md: '24' },
		'& > li': { ...deferLayout('44rem', '60rem'), scrollMarginTop: '24' },
	},
});

/** All services, each with a picture and a description. */
export function ServicePage({ intro }: { intro: string }) {
	const { t } = useWords();
	const { data: services } = useSuspenseQuery(servicesQuery());
	return (
		<Container paddingTop={{ base: '8', lg: '12' }} paddingBottom="section">
			<PageHeader title={t('Services')} intro={intro} />
			{services.length === 0 && <Empty />}
			<Quilt>
				{services.map((service, index) => (
					<li key={service._id} id={service._id} data-deferred="" suppressHydrationWarning>
						<Reveal pace="picture">
							<ServiceTile service={service} number={index + 1} priority={index === 0} />
						</Reveal>
					</li>
				))}
			</Quilt>
		</Container>
	);
}
