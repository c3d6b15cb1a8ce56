import { Box } from '@chakra-ui/react';
import { signUpSchema } from '@sumu/contract';
import { sitePaths } from '../../../../config/paths';
import { useApiForm } from '../../../../lib/forms/use-api-form';
import { useWords } from '../../../../lib/words/use-words';
import { Button } from '../../../../ui/button';
import { Checkbox } from '../../../../ui/checkbox';
import { Field, Input } from '../../../../ui/field';
import { FormFailure } from '../../../../ui/form-failure';
import { PasswordInput } from '../../../../ui/password-input';
import { TextLink } from '../../../../ui/text-link';
import { signUp } from '../api/sign-in';

export function SignUpForm() {
	const { t } = useWords();
	const { form, field, error, pending, failure, methods } = useApiForm(signUpSchema, signUp);
	return (
		<Box asChild display="grid" gap="6">
			<form {...form} aria-label={t('Sign up')}>
				<Field label={t('User Name')} error={error('displayName')}>
					{(control) => (
						<Input {...control} {...field('displayName')} autoComplete="name" required />
					)}
				</Field>
				<Field label={t('Email address')} error={error('email')}>
					{(control) => (
						<Input
							{...control}
							{...field('email')}
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
							autoComplete="new-password"
							required
						/>
					)}
				</Field>
				<Checkbox label={t('agree terms and conditions')} {...field('terms')} />
				<Box as="p" textStyle="small" display="flex" columnGap="6">
					<TextLink to={sitePaths.terms.at()}>{t('Terms')}</TextLink>
					<TextLink to={sitePaths.privacy.at()}>{t('Privacy')}</TextLink>
				</Box>
				<FormFailure message={failure && t('Error: {message}', { message: failure })} />
				<Button
					type="submit"
					disabled={!methods.watch('terms')}
					aria-disabled={pending || undefined}
				>
					{pending ? t('Signing up…') : t('Sign up')}
				</Button>
			</form>
		</Box>
	);
}
