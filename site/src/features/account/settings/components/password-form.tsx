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
	const { say } = useWords();
	const { form, field, error, pending, failure, reset } = useApiForm(
		changePasswordBodySchema,
		async (body) => {
			await setPassword(body);
			reset(emptyPasswordValues);
			await showToast('success', { title: say(messages.updateSucceeded) });
		},
	);
	return (
		<Box asChild display="grid" gap="6" maxWidth="512px">
			<form {...form} aria-label={say('Password')}>
				<input type="email" autoComplete="username" value={email} readOnly hidden />
				{passwordFields.map(({ name, label, autoComplete }) => (
					<Field key={name} label={say(label)} error={error(name)}>
						{(control) => (
							<PasswordInput {...control} {...field(name)} autoComplete={autoComplete} required />
						)}
					</Field>
				))}
				<FormFailure message={failure && say('Error: {message}', { message: failure })} />
				<Button type="submit" aria-disabled={pending} justifySelf="start">
					{pending ? say('Saving…') : say('Change password')}
				</Button>
			</form>
		</Box>
	);
}
