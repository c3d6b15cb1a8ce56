import { Box } from '@chakra-ui/react';
import { proofBodySchema, setUpSecondFactorBodySchema } from '@sumu/contract';
import type { ComponentProps, ReactNode } from 'react';
import { useFocusWithin } from '../../../../../lib/document/page-hooks';
import { useApiForm } from '../../../../../lib/forms/use-api-form';
import { useWords } from '../../../../../lib/words/use-words';
import { Button } from '../../../../../ui/button';
import { Field } from '../../../../../ui/field';
import { FormFailure } from '../../../../../ui/form-failure';
import { PasswordInput } from '../../../../../ui/password-input';

/** Form of one step: fields, error message, submit and cancel. Focuses its first field. */
export function StepForm({
	label,
	form,
	action,
	pending,
	failure,
	onLeave,
	children,
}: {
	label: string;
	form: ComponentProps<'form'>;
	action: string;
	pending: boolean;
	failure: string;
	onLeave: () => void;
	children: ReactNode;
}) {
	const { t } = useWords();
	const ref = useFocusWithin<HTMLDivElement>('input:not([hidden])');
	return (
		<Box ref={ref} maxWidth="512px">
			<Box asChild display="grid" gap="6">
				<form {...form} aria-label={label}>
					{children}
					<FormFailure message={failure} />
					<Box display="flex" flexWrap="wrap" gap="3">
						<Button type="submit" aria-disabled={pending}>
							{pending ? t('One moment…') : action}
						</Button>
						<Button variant="outline" onClick={onLeave}>
							{t('Cancel')}
						</Button>
					</Box>
				</form>
			</Box>
		</Box>
	);
}

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
	const { t } = useWords();
	const { form, field, error, pending, failure } = useApiForm(setUpSecondFactorBodySchema, onSend);
	return (
		<StepForm
			label={t('Turn two-step sign-in on')}
			action={t('Continue')}
			{...{ form, pending, failure, onLeave }}
		>
			<input type="email" autoComplete="username" value={email} readOnly hidden />
			<Field label={t('Your password')} error={error('password')}>
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
	const { t } = useWords();
	const { form, field, error, pending, failure } = useApiForm(proofBodySchema, onSend);
	return (
		<StepForm {...{ label, action, form, pending, failure, onLeave }}>
			<Field label={t('Your password, or a code')} error={error('proof')}>
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
