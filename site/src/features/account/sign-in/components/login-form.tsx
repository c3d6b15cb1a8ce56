import { Box } from '@chakra-ui/react';
import { messages, signInSchema } from '@sumu/contract';
import { paths } from '../../../../config/paths';
import { useApiForm } from '../../../../lib/forms/use-api-form';
import { Button } from '../../../../ui/button';
import { Checkbox } from '../../../../ui/checkbox';
import { Field, Input } from '../../../../ui/field';
import { FormFailure } from '../../../../ui/form-failure';
import { PasswordInput } from '../../../../ui/password-input';
import { TextLink } from '../../../../ui/text-link';
import { logIn } from '../api/log-in';
import { useCodeWanted } from '../use-code-wanted';
import { CodeStep } from './code-step';

/** `refusal`: why an earlier way of signing in came to nothing. */
export function LoginForm({ refusal }: { refusal: string }) {
	const { isWanted, asking } = useCodeWanted();
	const { form, field, error, pending, failure } = useApiForm(signInSchema, asking(logIn));
	const message = failure || refusal;
	return (
		<Box asChild display="grid" gap="6">
			<form {...form} aria-label="Login">
				<Field label="Email address" error={error('identifier')}>
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
				<Field label="Password" error={error('password')}>
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
					<Checkbox label="Remember me" {...field('remember')} />
					<TextLink to={paths.forgotPassword.at()} tone="quiet" textStyle="small">
						Forgot your password?
					</TextLink>
				</Box>
				<FormFailure message={message && messages.authError(message)} />
				<Button type="submit" aria-disabled={pending}>
					{pending ? 'Logging in…' : 'Login'}
				</Button>
			</form>
		</Box>
	);
}
