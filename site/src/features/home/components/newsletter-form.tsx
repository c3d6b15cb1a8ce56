import { chakra } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import { ArrowRight } from 'lucide-react';
import { sitePaths } from '../../../config/paths';
import { type FormPostResult, formField } from '../../../lib/forms/posted-form';
import { useProgressiveForm } from '../../../lib/forms/use-progressive-form';
import { useSite } from '../../../lib/site/use-site';
import { useWords } from '../../../lib/words/use-words';
import { Field } from '../../../ui/field';
import { FormOutcome } from '../../../ui/form-outcome';
import { Honeypot } from '../../../ui/honeypot';
import { WhatIsKept } from '../../../ui/what-is-kept';
import { newsletterForm } from '../api/subscribe';

/** On the accent colour, only its own text colour has enough contrast; this includes errors. */
const inheritedColourStyles = { '& [role], & [id$=error]': { color: 'inherit' } };

const Line = chakra('div', {
	base: {
		display: 'flex',
		borderBottomWidth: '2px',
		borderColor: 'currentColor',
		_focusWithin: { boxShadow: '0 1px 0 currentColor' },
		'& input': {
			flex: '1',
			minWidth: '0',
			height: 'control',
			bg: 'transparent',
			textStyle: 'ui',
			_placeholder: { color: 'inherit', opacity: 1 },
		},
		'& button': {
			display: 'flex',
			alignItems: 'center',
			gap: '2',
			minHeight: 'compact',
			paddingInline: '2',
			textStyle: 'small',
			fontWeight: 'strong',
			cursor: 'pointer',
			'& svg': { transition: 'translate {durations.quick}' },
			'&:hover svg': { translate: 'calc(var(--forward, 1) * 4px)' },
		},
	},
});

export default function NewsletterForm({ posted }: { posted: FormPostResult | undefined }) {
	const { t } = useWords();
	const { form, field, error, pending, outcome } = useProgressiveForm(newsletterForm, posted);
	const { mail } = useSite().features;
	const displayedOutcome =
		outcome?.sent && !mail ? { ...outcome, message: t(messages.subscribedAtOnce) } : outcome;
	return (
		<chakra.form
			{...form}
			action="#newsletter"
			aria-label={t('Newsletter')}
			marginTop="6"
			css={inheritedColourStyles}
		>
			<input type="hidden" name={formField} value={newsletterForm.name} />
			<Honeypot {...field('website')} />
			<Field label={t('Enter your Email')} error={error('email')}>
				{(control) => (
					<Line>
						<input
							{...control}
							{...field('email')}
							type="email"
							autoComplete="email"
							placeholder={t('Enter Your Email')}
							required
						/>
						<button type="submit" aria-disabled={pending}>
							{pending ? t('Sending…') : t('Subscribe')}
							<ArrowRight size={18} aria-hidden />
						</button>
					</Line>
				)}
			</Field>
			<FormOutcome outcome={displayedOutcome} />
			<WhatIsKept privacy={sitePaths.privacy.at()} />
		</chakra.form>
	);
}
