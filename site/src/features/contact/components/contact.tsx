import { Box } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import { lazy, memo, Suspense } from 'react';
import { loadChunk } from '../../../lib/chunk/load-chunk';
import { whenUsed } from '../../../lib/document/when-used';
import type { Posted } from '../../../lib/forms/posted';
import { Columns, Container } from '../../../ui/container';
import { Section, SectionHeading } from '../../../ui/section';

const ContactForm = lazy(() =>
	whenUsed('#contact form').then(() => loadChunk('contact form', () => import('./contact-form'))),
);

/** What renders around it may not touch it while it waits for its script. */
const Form = memo(({ posted }: { posted: Posted | undefined }) => (
	<Suspense>
		<ContactForm posted={posted} />
	</Suspense>
));

/** When to reach the owner, and the form to write to them. */
export function Contact({
	heading,
	hours,
	posted,
}: {
	heading: SiteSetting['sections']['contact'];
	hours: string;
	posted: Posted | undefined;
}) {
	return (
		<Section id="contact">
			<Container>
				<Columns rowGap="8">
					<Box gridColumn={{ lg: '1 / 7' }}>
						<SectionHeading
							section="contact"
							number="09"
							title={heading.title}
							intro={heading.text}
							size="h1"
						/>
						<Box as="p" textStyle="lead" color="muted" marginTop="4" maxWidth="measure">
							{hours}
						</Box>
					</Box>
					<Box gridColumn={{ lg: '7 / 13' }} minHeight={{ lg: '520px' }}>
						<Form posted={posted} />
					</Box>
				</Columns>
			</Container>
		</Section>
	);
}
