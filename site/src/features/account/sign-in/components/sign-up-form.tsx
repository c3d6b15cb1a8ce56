import { Box } from '@chakra-ui/react';
import { messages, signUpSchema } from '@sumu/contract';
import { useApiForm } from '../../../../lib/forms/use-api-form';
import { Button } from '../../../../ui/button';
import { Checkbox } from '../../../../ui/checkbox';
import { Field, Input } from '../../../../ui/field';
import { FormFailure } from '../../../../ui/form-failure';
import { PasswordInput } from '../../../../ui/password-input';
import { signUp } from '../api/sign-up';

export function SignUpForm() {
	const { form, field, error, pending, failure, methods } = useApiForm(signUpSchema, signUp);
	return (
		<Box asChild display="grid" gap="6">
			<form {...form} aria-label="Sign up">
				<Field label="User Name" error={error('displayName')}>
					{(control) => (
						<Input {...control} {...field('displayName')} autoComplete="name" required />
					)}
				</Field>
				<Field label="Email address" error={error('email')}>
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
				<Field label="Password" error={error('password')}>
					{(control) => (
						<PasswordInput
							{...control}
							{...field('password')}
							autoComplete="new-password"
							required
						/>
					)}
				</Field>
				<Checkbox label="agree terms and conditions" {...field('terms')} />
				<FormFailure message={failure && messages.authError(failure)} />
				<Button
					type="submit"
					disabled={!methods.watch('terms')}
					aria-disabled={pending || undefined}
				>
					{pending ? 'Signing up…' : 'Sign up'}
				</Button>
			</form>
		</Box>
	);
}
