import { setUpSecondFactorBodySchema } from '@sumu/contract';
import { useApiForm } from '../../../../../lib/forms/use-api-form';
import { useWords } from '../../../../../lib/words/use-words';
import { Field } from '../../../../../ui/field';
import { PasswordInput } from '../../../../../ui/password-input';
import { StepForm } from './step-form';

/** First setup step: the user confirms their password. */
export function PasswordFirst({
	email,
	onSend,
	onLeave,
}: {
	/** Lets password managers match the account. */
	email: string;
	onSend: (body: { password?: string | undefined }) => Promise<void>;
	onLeave: () => void;
}) {
	const { say } = useWords();
	const { form, field, error, pending, failure } = useApiForm(setUpSecondFactorBodySchema, onSend);
	return (
		<StepForm
			label={say('Turn two-step sign-in on')}
			action={say('Continue')}
			{...{ form, pending, failure, onLeave }}
		>
			<input type="email" autoComplete="username" value={email} readOnly hidden />
			<Field label={say('Your password')} error={error('password')}>
				{(control) => (
					<PasswordInput
						{...control}
						{...field('password')}
						autoComplete="current-password"
						required
					/>
				)}
			</Field>
		</StepForm>
	);
}
