import { Box } from '@chakra-ui/react';
import { type SecondFactorSetup, turnOnSecondFactorBodySchema } from '@sumu/contract';
import { useApiForm } from '../../../../../lib/forms/use-api-form';
import { useWords } from '../../../../../lib/words/use-words';
import { Field, Input } from '../../../../../ui/field';
import { Sentence } from '../../../../../ui/sentence';
import { OutsideLink } from '../../../../../ui/text-link';
import { CopyButton } from './copy-button';
import { StepForm } from './step-forms';

/** Setup step: shows the secret for the app and verifies a code from it. */
export function EnterCode({
	setup: { secret, uri, qr, setup },
	onSend,
	onLeave,
}: {
	setup: SecondFactorSetup;
	onSend: (body: { setup: string; code: string }) => Promise<void>;
	onLeave: () => void;
}) {
	const { t } = useWords();
	const { form, field, error, pending, failure } = useApiForm(
		turnOnSecondFactorBodySchema,
		onSend,
		{ defaultValues: { setup } },
	);
	return (
		<StepForm
			label={t('Turn two-step sign-in on')}
			action={t('Turn on')}
			failure={error('setup') ?? failure}
			{...{ form, pending, onLeave }}
		>
			<Box as="p" textStyle="ui">
				<Sentence
					text={t(
						'Scan this with an authenticator app or a password manager, {link}, or type in the key.',
						{ link: '{link}' },
					)}
					parts={{
						link: (
							<OutsideLink href={uri} target="_self" rel="">
								{t('open it in an app on this device')}
							</OutsideLink>
						),
					}}
				/>
			</Box>
			{/* Cameras need dark on white, in the dark theme too; the image has its own white background. */}
			<img src={qr} alt={t('QR code for your authenticator app')} width={224} height={224} />
			<Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
				<Box as="code" textStyle="ui" fontFamily="code" overflowWrap="anywhere">
					{secret.replace(/.{4}(?=.)/g, '$& ')}
				</Box>
				<CopyButton text={secret} name={t('Copy the key')} />
			</Box>
			<Field label={t('Code from the app')} error={error('code')}>
				{(control) => (
					<Input
						{...control}
						{...field('code')}
						inputMode="numeric"
						autoComplete="one-time-code"
						required
					/>
				)}
			</Field>
		</StepForm>
	);
}
