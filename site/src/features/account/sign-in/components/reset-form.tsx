import { Box } from '@chakra-ui/react';
import { resetPasswordBodySchema } from '@sumu/contract';
import { useNavigate } from 'react-router-dom';
import { sitePaths } from '../../../../config/paths';
import { useApiForm } from '../../../../lib/forms/use-api-form';
import { useWords } from '../../../../lib/words/use-words';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { FormFailure } from '../../../../ui/form-failure';
import { PasswordInput } from '../../../../ui/password-input';
import { TextLink } from '../../../../ui/text-link';
import { setNewPassword } from '../api/sign-in';
import { useCodeWanted } from '../use-code-wanted';
import { CodeStep } from './code-step';

const passwordFields = [
	{ name: 'password', label: 'New password' },
	{ name: 'passwordConfirmation', label: 'Repeat the new password' },
] as const;

/** `code`: the code from the link in the e-mail. */
export function ResetForm({ code }: { code: string }) {
	const { t } = useWords();
	const navigate = useNavigate();
	const { isWanted, asking: withCodePrompt } = useCodeWanted();
	const { form, field, error, pending, failure } = useApiForm(
		resetPasswordBodySchema,
		withCodePrompt(async (body) => {
			await setNewPassword(body);
			await navigate(sitePaths.home.at(), { replace: true });
		}),
		{ defaultValues: { code } },
	);
	const errorMessage = error('code') ?? failure;
	return (
		<Box asChild display="grid" gap="6">
			<form {...form} aria-label={t('Set a new password')}>
				{passwordFields.map(({ name, label }) => (
					<Field key={name} label={t(label)} error={error(name)}>
						{(control) => (
							<PasswordInput {...control} {...field(name)} autoComplete="new-password" required />
						)}
					</Field>
				))}
				{isWanted && <CodeStep {...field('secondFactor')} error={error('secondFactor')} />}
				<FormFailure message={errorMessage && t('Error: {message}', { message: errorMessage })} />
				{errorMessage && (
					<TextLink to={sitePaths.forgotPassword.at()} justifySelf="start">
						{t('Request a new link')}
					</TextLink>
				)}
				<Button type="submit" aria-disabled={pending}>
					{pending ? t('Saving…') : t('Save the password')}
				</Button>
			</form>
		</Box>
	);
}
