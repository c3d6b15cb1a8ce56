import { Box } from '@chakra-ui/react';
import { signInSchema } from '@sumu/contract';
import { sitePaths } from '../../../../config/paths';
import { useApiForm } from '../../../../lib/forms/use-api-form';
import { useTranslateMessage } from '../../../../lib/words/translate-message';
import { useWords } from '../../../../lib/words/use-words';
import { Button } from '../../../../ui/button';
import { Checkbox } from '../../../../ui/checkbox';
import { Field, Input } from '../../../../ui/field';
import { FormFailure } from '../../../../ui/form-failure';
import { PasswordInput } from '../../../../ui/password-input';
import { TextLink } from '../../../../ui/text-link';
import { logIn } from '../api/sign-in';
import { useCodeWanted } from '../use-code-wanted';
import { CodeStep } from './code-step';

/** `refusal`: error of an earlier sign-in with Google. */
export function LoginForm({ refusal }: { refusal: string }) {
	const { t } = useWords();
	const { isWanted, asking: withCodePrompt } = useCodeWanted();
	const { form, field, error, pending, failure } = useApiForm(signInSchema, withCodePrompt(logIn));
	const translateMessage = useTranslateMessage();
	const errorMessage = failure || translateMessage(refusal);
	return (
		<Box asChild display="grid" gap="6">
			<form {...form} aria-label={t('Login')}>
				<Field label={t('Email address')} error={error('identifier')}>
					{(control) => (
						<Input
							{...control}
							{...field('identifier')}
							type="email"
							autoComplete="username"
							autoCapitalize="none"
							spellCheck={false}
							required
						/>
					)}
				</Field>
				<Field label={t('Password')} error={error('password')}>
					{(control) => (
						<PasswordInput
							{...control}
							{...field('password')}
							autoComplete="current-password"
							required
						/>
					)}
				</Field>
				{isWanted && <CodeStep {...field('code')} error={error('code')} />}
				<Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="6">
					<Checkbox label={t('Remember me')} {...field('remember')} />
					<TextLink to={sitePaths.forgotPassword.at()} tone="quiet" textStyle="small">
						{t('Forgot your password?')}
					</TextLink>
				</Box>
				<FormFailure message={errorMessage && t('Error: {message}', { message: errorMessage })} />
				<Button type="submit" aria-disabled={pending}>
					{pending ? t('Logging in…') : t('Login')}
				</Button>
			</form>
		</Box>
	);
}
