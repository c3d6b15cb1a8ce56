import { chakra } from '@chakra-ui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { deferLayout } from '../../../ui/defer-layout';
import { Empty } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { Reveal } from '../../../ui/reveal';
import { servicesQuery } from '../api/list-services';
import { ServiceTile } from './service-tile';

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
	const { say } = useWords();
	const { data: services } = useSuspenseQuery(servicesQuery());
	return (
		<Container paddingTop={{ base: '8', lg: '12' }} paddingBottom="section">
			<PageHeader title={say('Services')} intro={intro} />
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
