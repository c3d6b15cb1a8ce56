import { Box } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import type { Posted } from '../../../lib/forms/posted';
import { Columns, Container } from '../../../ui/container';
import { RuledLinks } from '../../../ui/ruled-links';
import ContactForm from './contact-form';
import { NextSteps } from './next-steps';

type Content = Pick<SiteSetting, 'contactHours' | 'contactSteps' | 'socials'> & {
	heading: SiteSetting['sections']['contact'];
};

/** The form, when and where else the owner is to be found, and what happens to a message. */
export function ContactPage({ content, posted }: { content: Content; posted: Posted | undefined }) {
	const { heading, contactHours, contactSteps, socials } = content;
	return (
		<>
			<Container paddingTop={{ base: '8', lg: '12' }} paddingBottom="section">
				<Columns rowGap="12" gridTemplateRows={{ lg: 'auto 1fr' }}>
					<Box gridColumn={{ lg: '1 / 7' }}>
						<Box as="h1" textStyle="hero" fontSize="h1">
							{heading.title || 'Contact'}
						</Box>
						<Box as="p" textStyle="lead" marginTop={{ base: '6', lg: '8' }} maxWidth="44ch">
							{heading.text}
						</Box>
					</Box>
					<Box
						id="contact"
						gridColumn={{ lg: '7 / 13' }}
						gridRow={{ lg: '1 / 3' }}
						paddingTop={{ lg: '3' }}
						minHeight={{ lg: '540px' }}
					>
						<ContactForm posted={posted} />
					</Box>
					<Box
						gridColumn={{ lg: '1 / 6' }}
						alignSelf="end"
						display="grid"
						gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
						gap="gutter"
						rowGap="8"
					>
						<Hours text={contactHours} />
						{socials.length > 0 && (
							<RuledLinks
								label="Elsewhere"
								links={socials.map(({ network, url }) => ({ label: network, url }))}
							/>
						)}
					</Box>
				</Columns>
			</Container>
			<NextSteps steps={contactSteps} />
		</>
	);
}

function Hours({ text }: { text: string }) {
	if (!text) return null;
	return (
		<Box>
			<Box as="h2" textStyle="label" color="muted" paddingBlock="2">
				Hours
			</Box>
			<Box as="p" textStyle="h4" maxWidth="14em">
				{text}
			</Box>
		</Box>
	);
}
