import { Box } from '@chakra-ui/react';
import { changePasswordBodySchema, messages } from '@sumu/contract';
import { useApiForm } from '../../../../lib/forms/use-api-form';
import { useWords } from '../../../../lib/words/use-words';
import { showToast } from '../../../../ui/alerts';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { FormFailure } from '../../../../ui/form-failure';
import { PasswordInput } from '../../../../ui/password-input';
import { setPassword } from '../api/account-settings';

const passwordFields = [
	{ name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
	{ name: 'password', label: 'New password', autoComplete: 'new-password' },
	{ name: 'passwordConfirmation', label: 'Repeat the new password', autoComplete: 'new-password' },
] as const;
const emptyPasswordValues = { currentPassword: '', password: '', passwordConfirmation: '' };

/** `email`: lets password managers match the account. */
export function PasswordForm({ email }: { email: string }) {
	const { t } = useWords();
	const { form, field, error, pending, failure, reset } = useApiForm(
		changePasswordBodySchema,
		async (body) => {
			await setPassword(body);
			reset(emptyPasswordValues);
			await showToast('success', { title: t(messages.updateSucceeded) });
		},
	);
	return (
		<Box asChild display="grid" gap="6" maxWidth="512px">
			<form {...form} aria-label={t('Password')}>
				<input type="email" autoComplete="username" value={email} readOnly hidden />
				{passwordFields.map(({ name, label, autoComplete }) => (
					<Field key={name} label={t(label)} error={error(name)}>
						{(control) => (
							<PasswordInput {...control} {...field(name)} autoComplete={autoComplete} required />
						)}
					</Field>
				))}
				<FormFailure message={failure && t('Error: {message}', { message: failure })} />
				<Button type="submit" aria-disabled={pending} justifySelf="start">
					{pending ? t('Saving…') : t('Change password')}
				</Button>
			</form>
		</Box>
	);
}
