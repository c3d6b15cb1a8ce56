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

/** Requests the password reset e-mail. The response does not reveal whether the account exists. */
export function ForgotForm({ isMailed }: { isMailed: boolean }) {
	const { say } = useWords();
	const [sentTo, setSentTo] = useState('');
	const { form, field, error, pending, failure } = useApiForm(emailBodySchema, async (body) => {
		await askForLink(body);
		setSentTo(body.email);
	});
	const [first, again] = isMailed
		? [say('Send the link'), say('Send it again')]
		: [say('Write the link'), say('Write it again')];
	return (
		<>
			<Box asChild display="grid" gap="6">
				<form {...form} aria-label={say('Forgotten password')}>
					<Field label={say('Email address')} error={error('email')}>
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
					<FormFailure message={failure && say('Error: {message}', { message: failure })} />
					<Button type="submit" aria-disabled={pending}>
						{pending ? say('Sending…') : sentTo ? again : first}
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
								? say('If there is an account for {email}, a mail is on its way to it.', {
										email: sentTo,
									})
								: say(
										'If there is an account for {email}, the mail for it stands in the log of this site.',
										{ email: sentTo },
									)}{' '}
							{say('Its link is good for one hour, and once.')}
						</span>
					</Box>
				)}
			</Box>
		</>
	);
}
