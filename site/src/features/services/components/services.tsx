import { Box } from '@chakra-ui/react';
import type { HomeSection as Heading } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Container } from '../../../ui/container';
import { Section, SectionHeading } from '../../../ui/section';
import { servicesQuery } from '../api/list-services';
import { ServiceRow } from './service-row';

/** Services on the home page, as a list of rows. */
export function Services({ number, heading }: { number: string; heading: Heading }) {
	const { data: services } = useSuspenseQuery(servicesQuery());
	return (
		<Section id="services">
			<Container>
				<SectionHeading
					section="services"
					number={number}
					title={heading.title}
					intro={heading.text}
				/>
				<Box as="ol" marginTop="12" borderTopWidth="1px" borderColor="hairline">
					{services.map((service, index) => (
						<ServiceRow key={service._id} service={service} number={index + 1} />
					))}
				</Box>
			</Container>
		</Section>
	);
}
