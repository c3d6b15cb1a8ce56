import { Box } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { sitePaths } from '../../../config/paths';
import { type FormPostResult, formField } from '../../../lib/forms/posted-form';
import { useProgressiveForm } from '../../../lib/forms/use-progressive-form';
import { useSite } from '../../../lib/site/use-site';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { Field, Input, TextArea } from '../../../ui/field';
import { FormOutcome } from '../../../ui/form-outcome';
import { Honeypot } from '../../../ui/honeypot';
import { AnchorLink } from '../../../ui/text-link';
import { WhatIsKept } from '../../../ui/what-is-kept';
import { contactForm, contactFormName } from '../api/send-message';
import { AboutProjects } from './about-projects';
import { PagesRead } from './pages-read';
import { PrefillKnownFields } from './prefill-known-fields';
import { SentMessage } from './sent-message';

const contactFields = [
	{ name: 'name', label: 'Your Name', type: 'text', autoComplete: 'name' },
	{ name: 'email', label: 'Your Email', type: 'email', autoComplete: 'email' },
	{ name: 'number', label: 'Your Number', type: 'tel', autoComplete: 'tel' },
	{ name: 'subject', label: 'Subject', type: 'text', autoComplete: 'off' },
] as const;

const untilTheOwnerSays = 'Your message goes straight to my inbox. I’ll reply by e-mail.';

/**
 * Sends with a script, or without scripts through the page's action. With `stepsAt`, the address of the
 * owner's steps on this page, it links to them instead of repeating the first one.
 */
export default function ContactForm({
	posted,
	stepsAt,
}: {
	posted: FormPostResult | undefined;
	stepsAt?: string;
}) {
	const { t } = useWords();
	const directionOf = useTextDirection();

	const { askForPages, contactNumber, contactSteps } = useSite();
	const { form, field, error, pending, outcome, sent, methods } = useProgressiveForm(
		contactForm(contactNumber),
		posted,
	);
	const [next] = contactSteps;
	const nextText = next?.text ?? t(untilTheOwnerSays);
	return (
		<form {...form} action="#contact" aria-label={t('Contact')}>
			<input type="hidden" name={formField} value={contactFormName} />
			<PrefillKnownFields methods={methods} />
			<AboutProjects field={field('projects')} />
			<Honeypot {...field('website')} />
			<Box
				display="grid"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
				columnGap="gutter"
				rowGap={{ base: '6', lg: '8' }}
			>
				{contactFields.map(({ name, label, ...input }) =>
					name === 'number' && contactNumber === 'off' ? null : (
						<Field
							key={name}
							label={
								name === 'number' && contactNumber === 'optional'
									? t('{label} (optional)', { label: t(label) })
									: t(label)
							}
							error={error(name)}
						>
							{(control) => (
								<Input
									{...control}
									{...field(name)}
									{...input}
									required={name !== 'number' || contactNumber === 'required'}
								/>
							)}
						</Field>
					),
				)}
				<Box gridColumn="1 / -1">
					<Field label={t('Details')} error={error('details')}>
						{(control) => (
							<TextArea {...control} {...field('details')} minHeight="150px" required />
						)}
					</Field>
				</Box>
			</Box>
			{askForPages && <PagesRead field={field('pages')} />}
			<Box display="flex" flexWrap="wrap" alignItems="center" gap="4" marginTop="8">
				<Button type="submit" aria-disabled={pending}>
					{pending ? t('Sending…') : t('Send message')}
					<ArrowRight size={18} aria-hidden />
				</Button>
				<FormOutcome outcome={outcome} />
			</Box>
			{sent && <SentMessage message={sent} />}
			<Box textStyle="small" color="muted" marginTop="6" maxWidth="measure">
				{next && stepsAt ? (
					<AnchorLink href={stepsAt}>{t('What happens next')}</AnchorLink>
				) : (
					<>
						<Box as="p" color="ink" fontWeight="strong">
							{[t('What happens next'), next?.title].filter(Boolean).join(': ')}
						</Box>
						<p dir={directionOf(nextText)}>{nextText}</p>
					</>
				)}
			</Box>
			<WhatIsKept privacy={sitePaths.privacy.at()} />
		</form>
	);
}
