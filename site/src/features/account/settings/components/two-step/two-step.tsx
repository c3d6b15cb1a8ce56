import type { SecondFactorSetup, User } from '@sumu/contract';
import { useState } from 'react';
import { useWords } from '../../../../../lib/words/use-words';
import { showToast } from '../../../../../ui/alerts';
import { beginSetup, renewCodes, turnOff, turnOn } from '../../api/two-step';
import { Choices } from './choices';
import { EnterCode } from './enter-code';
import { RecoveryCodes } from './recovery-codes';
import { PasswordFirst, Proof } from './step-forms';

/** Step that is shown in place of the choices. */
type Step =
	| { at: 'password' | 'off' | 'codes' }
	| { at: 'code'; setup: SecondFactorSetup }
	| { at: 'saving'; codes: readonly string[] };

/** Turns 2FA on and off, step by step. */
export function TwoStep({
	user,
	onChanged,
}: {
	user: Pick<User, 'email' | 'hasPassword' | 'twoStep'>;
	/** Refetches the account. */
	onChanged: () => Promise<void>;
}) {
	const { t } = useWords();
	const [step, setStep] = useState<Step>();
	const returnToChoices = () => setStep(undefined);
	const setUp = async (body: { password?: string | undefined }) =>
		setStep({ at: 'code', setup: await beginSetup(body) });

	switch (step?.at) {
		case 'password':
			return <PasswordFirst email={user.email} onSend={setUp} onLeave={returnToChoices} />;
		case 'code':
			return (
				<EnterCode
					setup={step.setup}
					onSend={async (body) => {
						setStep({ at: 'saving', codes: await turnOn(body) });
						await onChanged();
					}}
					onLeave={returnToChoices}
				/>
			);
		case 'saving':
			return <RecoveryCodes codes={step.codes} onLeave={returnToChoices} />;
		case 'off':
			return (
				<Proof
					label={t('Turn two-step sign-in off')}
					action={t('Turn off')}
					onSend={async (body) => {
						await turnOff(body);
						await onChanged();
						returnToChoices();
						await showToast('success', { title: t('Two-step sign-in is off') });
					}}
					onLeave={returnToChoices}
				/>
			);
		case 'codes':
			return (
				<Proof
					label={t('New recovery codes')}
					action={t('Make new codes')}
					onSend={async (body) => setStep({ at: 'saving', codes: await renewCodes(body) })}
					onLeave={returnToChoices}
				/>
			);
		default:
			return (
				<Choices
					isOn={user.twoStep}
					onTurnOn={user.hasPassword ? async () => setStep({ at: 'password' }) : () => setUp({})}
					onTurnOff={() => setStep({ at: 'off' })}
					onNewCodes={() => setStep({ at: 'codes' })}
				/>
			);
	}
}
