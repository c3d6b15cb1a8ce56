import { Box } from '@chakra-ui/react';
import type { HomeSection as Heading } from '@sumu/contract';
import { hydrateOnInteraction } from '../../../lib/document/hydrate-on-interaction';
import type { FormPostResult } from '../../../lib/forms/posted-form';
import { Columns, Container } from '../../../ui/container';
import { Section, SectionHeading } from '../../../ui/section';

const ContactForm = hydrateOnInteraction(
	'contact form',
	'#contact form',
	() => import('./contact-form'),
);

/** Contact section: opening hours and the form. */
export function Contact({
	number,
	heading,
	hours,
	posted,
}: {
	number: string;
	heading: Heading;
	hours: string;
	posted: FormPostResult | undefined;
}) {
	return (
		<Section id="contact">
			<Container>
				<Columns rowGap="8">
					<Box gridColumn={{ lg: '1 / 7' }}>
						<SectionHeading
							section="contact"
							number={number}
							title={heading.title}
							intro={heading.text}
							size="h1"
						/>
						{hours && (
							<Box
								as="p"
								textStyle="lead"
								color="muted"
								marginTop="4"
								maxWidth="measure"
								unicodeBidi="plaintext"
							>
								{hours}
							</Box>
						)}
					</Box>
					<Box gridColumn={{ lg: '7 / 13' }} minHeight={{ lg: '520px' }}>
						<ContactForm posted={posted} />
					</Box>
				</Columns>
			</Container>
		</Section>
	);
}
