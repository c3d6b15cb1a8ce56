import { Box, chakra } from '@chakra-ui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Columns, Container } from '../../../ui/container';
import { deferLayout } from '../../../ui/defer-layout';
import { Empty } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { Picture } from '../../../ui/picture';
import { Reveal } from '../../../ui/reveal';
import { Kicker } from '../../../ui/section';
import { type ShownService, servicesQuery } from '../api/list-services';
import { ServicePrice, ServiceTerms } from './service-terms';

/** Service in the ledger of the services page: name and price lead, the picture is a swatch. */
export function ServiceEntry({
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
	const directionOf = useTextDirection();
	return (
		<Columns as="article" rowGap="6" paddingBlock={{ base: '8', lg: '16' }}>
			<Box gridColumn={{ lg: '1 / 7' }}>
				<Kicker aria-hidden>{place(number)}</Kicker>
				<Box
					as="h2"
					dir={directionOf(service.servicesHeader)}
					textStyle="h2"
					marginTop="2"
					overflowWrap="anywhere"
				>
					{service.servicesHeader}
				</Box>
				<ServicePrice service={service} />
				<Box
					as="p"
					dir={directionOf(service.servicesDescription)}
					textStyle="lead"
					color="muted"
					marginTop="6"
					maxWidth="40ch"
				>
					{service.servicesDescription}
				</Box>
			</Box>
			<Box gridColumn={{ lg: '7 / 11' }} paddingTop={{ lg: '8' }}>
				<ServiceTerms service={service} />
			</Box>
			<Box
				gridColumn={{ lg: '11 / 13' }}
				gridRow={{ base: '1', lg: 'auto' }}
				paddingTop={{ lg: '8' }}
				maxWidth={{ base: '168px', lg: 'none' }}
			>
				<Picture
					picture={service.picture}
					title={service.servicesHeader}
					ratio="3 / 2"
					sizes="(min-width: 1024px) 200px, 168px"
					alt=""
					priority={priority}
				/>
			</Box>
		</Columns>
	);
}

const Ledger = chakra('ol', {
	base: {
		marginTop: { base: '8', lg: '16' },
		borderTopWidth: '2px',
		borderColor: 'ink',
		'& > li': {
			...deferLayout('36rem', '26rem'),
			scrollMarginTop: '24',
			borderBottomWidth: '1px',
			borderColor: 'hairline',
		},
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
			<Ledger>
				{services.map((service, index) => (
					<li key={service._id} id={service._id} data-deferred="" suppressHydrationWarning>
						<Reveal pace="picture">
							<ServiceEntry service={service} number={index + 1} priority={index === 0} />
						</Reveal>
					</li>
				))}
			</Ledger>
		</Container>
	);
}
