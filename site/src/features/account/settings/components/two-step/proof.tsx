import { proofBodySchema } from '@sumu/contract';
import { useApiForm } from '../../../../../lib/forms/use-api-form';
import { useWords } from '../../../../../lib/words/use-words';
import { Field } from '../../../../../ui/field';
import { PasswordInput } from '../../../../../ui/password-input';
import { StepForm } from './step-form';

/** Asks for the password or a code before a change that weakens the account. */
export function Proof({
	label,
	action,
	onSend,
	onLeave,
}: {
	label: string;
	action: string;
	onSend: (body: { proof: string }) => Promise<void>;
	onLeave: () => void;
}) {
	const { say } = useWords();
	const { form, field, error, pending, failure } = useApiForm(proofBodySchema, onSend);
	return (
		<StepForm {...{ label, action, form, pending, failure, onLeave }}>
			<Field label={say('Your password, or a code')} error={error('proof')}>
				{(control) => (
					<PasswordInput
						{...control}
						{...field('proof')}
						autoComplete="current-password"
						required
					/>
				)}
			</Field>
		</StepForm>
	);
}
