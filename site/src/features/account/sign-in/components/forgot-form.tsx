import { Box } from '@chakra-ui/react';
import { type BodyOf, emailBodySchema, forgotPassword } from '@sumu/contract';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { callEndpoint } from '../../../../lib/api';
import { useApiForm } from '../../../../lib/forms/use-api-form';
import { useWords } from '../../../../lib/words/use-words';
import { Button } from '../../../../ui/button';
import { Field, Input } from '../../../../ui/field';
import { FormFailure } from '../../../../ui/form-failure';

export const askForLink = (body: BodyOf<typeof forgotPassword>) =>
	callEndpoint(forgotPassword, { body });

/**
 * Requests a password reset link, which is e-mailed, or logged for the owner if the site cannot send e-mail. The
 * response does not reveal whether the account exists.
 */
export function ForgotForm({ isMailed }: { isMailed: boolean }) {
	const { t } = useWords();
	const [sentTo, setSentTo] = useState('');
	const { form, field, error, pending, failure } = useApiForm(emailBodySchema, async (body) => {
		await askForLink(body);
		setSentTo(body.email);
	});
	const [first, again] = isMailed
		? [t('Send reset link'), t('Send it again')]
		: [t('Request reset link'), t('Request it again')];
	return (
		<>
			<Box asChild display="grid" gap="6">
				<form {...form} aria-label={t('Forgotten password')}>
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
					<FormFailure message={failure && t('Error: {message}', { message: failure })} />
					<Button type="submit" aria-disabled={pending}>
						{pending ? t('Sending…') : sentTo ? again : first}
					</Button>
				</form>
			</Box>
			<Box role="status" marginTop="6">
				{sentTo && (
					<Box display="flex" gap="3" textStyle="ui" color="success">
						<Box asChild flex="none">
							<MailCheck size={20} aria-hidden />
						</Box>
						<span>
							{isMailed
								? t('If there is an account for {email}, an e-mail is on its way.', {
										email: sentTo,
									})
								: t(
										'Your request was received. If there is an account for {email}, the owner can give you the link.',
										{ email: sentTo },
									)}{' '}
							{t('The link works once and expires in an hour.')}
						</span>
					</Box>
				)}
			</Box>
		</>
	);
}
