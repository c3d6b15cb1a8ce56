import { Box } from '@chakra-ui/react';
import { ArrowUpRight } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react';
import { loadChunk } from '../../../lib/chunk/load-chunk';
import type { FormPostResult } from '../../../lib/forms/posted-form';
import type { ShownSite } from '../../../lib/site/shown-site';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { OutsideButton } from '../../../ui/button';
import { Columns, Container } from '../../../ui/container';
import { Decoration } from '../../../ui/decoration';
import { RuledLinks } from '../../../ui/ruled-links';
import { OutsideLink } from '../../../ui/text-link';
import { useInView } from '../../../ui/use-in-view';
import ContactForm from './contact-form';
import { NextSteps, stepsId } from './next-steps';
import { type OfficeDay, officeDay } from './office-day';

// If it fails to load, only the local time is missing.
const NoTime = (): ReactNode => null;
const LocalTime = lazy<ComponentType<{ timeZone: string; day: OfficeDay | undefined }>>(() =>
	loadChunk('local time', () => import('./local-time')).catch(() => ({ default: NoTime })),
);

type Heading = { readonly title: string; readonly text: string };
type Content = Pick<
	ShownSite,
	| 'availability'
	| 'bookingUrl'
	| 'contact'
	| 'contactHours'
	| 'contactSteps'
	| 'officeHours'
	| 'socials'
	| 'timeZone'
>;

/** Contact page: form, opening hours, other contacts and the next steps. */
export function ContactPage({
	content,
	heading,
	posted,
}: {
	content: Content;
	heading: Heading;
	posted: FormPostResult | undefined;
}) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	const { availability, bookingUrl, contact, contactHours, contactSteps, officeHours, socials } =
		content;
	const hoursText = contactHours || (officeHours && t('{from} to {to}', officeHours)) || '';
	return (
		<>
			<Container paddingTop={{ base: '8', lg: '12' }} paddingBottom="section">
				<Columns rowGap="12" gridTemplateRows={{ lg: 'auto 1fr' }}>
					<Box gridColumn={{ lg: '1 / 7' }}>
						<Box as="h1" dir={directionOf(heading.title)} textStyle="hero" fontSize="h1">
							{heading.title || t('Contact')}
						</Box>
						{heading.text && (
							<Box
								as="p"
								dir={directionOf(heading.text)}
								textStyle="lead"
								marginTop={{ base: '6', lg: '8' }}
								maxWidth="44ch"
							>
								{heading.text}
							</Box>
						)}
						{(availability || bookingUrl) && (
							<Box
								display="flex"
								flexWrap="wrap"
								alignItems="center"
								columnGap="6"
								rowGap="4"
								marginTop="8"
							>
								{availability && (
									<Box
										as="p"
										dir={directionOf(availability)}
										textStyle="h4"
										maxWidth="20em"
										overflowWrap="anywhere"
									>
										{availability}
									</Box>
								)}
								{bookingUrl && (
									<OutsideButton href={bookingUrl} variant="outline">
										{t('Book a call')}
										<ArrowUpRight size={18} aria-hidden />
									</OutsideButton>
								)}
							</Box>
						)}
					</Box>
					<Box
						id="contact"
						gridColumn={{ lg: '7 / 13' }}
						gridRow={{ lg: '1 / 3' }}
						paddingTop={{ lg: '3' }}
						minHeight={{ lg: '540px' }}
					>
						<ContactForm posted={posted} stepsAt={`#${stepsId}`} />
					</Box>
					<Box
						gridColumn={{ lg: '1 / 6' }}
						alignSelf="end"
						display="grid"
						gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
						gap="gutter"
						rowGap="8"
					>
						<Direct contact={contact} />
						<ContactDetail label={t('Hours')} text={hoursText}>
							{hoursText}
							<TheirTime content={content} />
						</ContactDetail>
						<ContactDetail label={t('Address')} text={contact.address} />
						{socials.length > 0 && (
							<RuledLinks
								label={t('Elsewhere')}
								links={socials.map(({ network, url }) => ({ label: network, url }))}
								drawn
							/>
						)}
					</Box>
				</Columns>
			</Container>
			<NextSteps steps={contactSteps} />
		</>
	);
}

/**
 * Renders the local time shortly before it scrolls into view: the first date formatting is slow on phones, and the
 * layout must not shift in view.
 */
function TheirTime({ content: { contact, timeZone } }: { content: Content }) {
	const ref = useRef<HTMLElement>(null);
	const isNear = useInView(ref, '200px');
	return (
		<Box as="span" ref={ref} display="block" textStyle="small" color="muted" marginTop="2">
			{isNear && (
				<Decoration>
					<Suspense>
						<LocalTime timeZone={timeZone} day={officeDay(contact, timeZone)} />
					</Suspense>
				</Decoration>
			)}
		</Box>
	);
}

function ContactDetail({
	label,
	text,
	children,
}: {
	label: string;
	text: string;
	children?: ReactNode;
}) {
	if (!text) return null;
	return (
		<Box>
			<Box as="h2" textStyle="label" color="muted" paddingBlock="2">
				{label}
			</Box>
			<Box
				as="p"
				textStyle="h4"
				maxWidth="14em"
				whiteSpace="pre-line"
				overflowWrap="anywhere"
				unicodeBidi="plaintext"
			>
				{children ?? text}
			</Box>
		</Box>
	);
}

/** E-mail address and telephone number. */
const Direct = ({ contact: { email, phone } }: Pick<ShownSite, 'contact'>) => {
	const { t } = useWords();
	return (
		<>
			<ContactDetail label={t('E-mail')} text={email}>
				<OutsideLink href={`mailto:${email}`}>{email}</OutsideLink>
			</ContactDetail>
			<ContactDetail label={t('Telephone')} text={phone}>
				<OutsideLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</OutsideLink>
			</ContactDetail>
		</>
	);
};
