import { Box, chakra } from '@chakra-ui/react';
import { signIn, signInSchema } from '@sumu/contract';
import { useEffect, useRef } from 'react';
import { sitePaths } from '../../../../config/paths';
import { callEndpoint } from '../../../../lib/api';
import { useApiForm } from '../../../../lib/forms/use-api-form';
import { browserClient } from '../../../../lib/query/client';
import { getSession, type SessionUser, sessionUser } from '../../../../lib/session';
import { useWords } from '../../../../lib/words/use-words';
import { Button } from '../../../../ui/button';
import { Field, Input } from '../../../../ui/field';
import { FormFailure } from '../../../../ui/form-failure';
import { openModal } from '../../../../ui/open-modal';
import { PasswordInput } from '../../../../ui/password-input';
import { OutsideLink } from '../../../../ui/text-link';
import { wovenBorder } from '../../../../ui/woven-border';
import { useCodeWanted } from '../use-code-wanted';
import { CodeStep } from './code-step';

const borderHeight = '36px';

const Panel = chakra('dialog', {
	base: {
		width: 'min(480px, calc(100vw - 2 * {spacing.margin}))',
		margin: 'auto',
		padding: { base: '6', md: '8' },
		paddingTop: {
			base: `calc(${borderHeight} + {spacing.6})`,
			md: `calc(${borderHeight} + {spacing.8})`,
		},
		bg: 'raised',
		backgroundImage: wovenBorder,
		backgroundRepeat: 'repeat-x',
		backgroundPosition: 'center 0',
		backgroundSize: `auto ${borderHeight}`,
		color: 'ink',
		borderRadius: 'control',
		boxShadow: 'pop',
		animation: 'rise {durations.pop} {easings.reveal}',
		_backdrop: { bg: 'color-mix(in srgb, {colors.foot} 72%, transparent)' },
	},
});

/** Dialog over a form whose session has expired: after signing in again, the form continues. */
export default function SignInAgain({
	user,
	remembered,
}: {
	user: SessionUser;
	remembered: boolean;
}) {
	const { t } = useWords();
	const dialogRef = useRef<HTMLDialogElement>(null);
	const { isWanted, asking: withCodePrompt } = useCodeWanted();
	const { form, field, error, pending, failure } = useApiForm(
		signInSchema,
		withCodePrompt(async (body) => {
			const { jwt, user: account } = await callEndpoint(signIn, { body });
			getSession().begin({ token: jwt, user: sessionUser(account), remembered: body.remember });
			await browserClient().invalidateQueries();
		}),
		{ defaultValues: { identifier: user.email, remember: remembered } },
	);
	useEffect(() => {
		const release = openModal(dialogRef.current);
		// A dialog focuses its first field, but the e-mail is already filled in.
		dialogRef.current?.querySelector<HTMLInputElement>('[type=password]')?.focus();
		return release;
	}, []);
	return (
		<Panel ref={dialogRef} aria-labelledby="again" onClose={() => getSession().forget()}>
			<Box as="h2" id="again" textStyle="h3">
				{t('Please sign in again')}
			</Box>
			<Box as="p" textStyle="ui" color="muted" marginTop="3" marginBottom="6">
				{t(
					'Your session has ended. What you typed is still here and will be saved when you sign in again.',
				)}
			</Box>
			<Box asChild display="grid" gap="6">
				<form {...form} aria-labelledby="again">
					<Field label={t('Email address')} error={error('identifier')}>
						{(control) => (
							<Input
								{...control}
								{...field('identifier')}
								type="email"
								autoComplete="username"
								readOnly
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
					<FormFailure message={failure && t('Error: {message}', { message: failure })} />
					<Box display="flex" flexWrap="wrap" gap="3">
						<Button type="submit" aria-disabled={pending}>
							{pending ? t('Logging in…') : t('Login')}
						</Button>
						<Button variant="outline" onClick={() => dialogRef.current?.close()}>
							{t('Not now')}
						</Button>
					</Box>
					<OutsideLink href={sitePaths.login.at()} rel="" textStyle="small" justifySelf="start">
						{t('Sign in another way, in a new tab')}
					</OutsideLink>
				</form>
			</Box>
		</Panel>
	);
}
