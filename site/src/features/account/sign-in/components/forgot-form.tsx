import { Box } from '@chakra-ui/react';
import { emailBodySchema, messages } from '@sumu/contract';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useApiForm } from '../../../../lib/forms/use-api-form';
import { Button } from '../../../../ui/button';
import { Field, Input } from '../../../../ui/field';
import { FormFailure } from '../../../../ui/form-failure';
import { askForLink } from '../api/ask-for-link';

/** Asks for the mail with the link; what it answers tells nobody who has an account. */
export function ForgotForm({ isMailed }: { isMailed: boolean }) {
	const [sentTo, setSentTo] = useState('');
	const { form, field, error, pending, failure } = useApiForm(emailBodySchema, async (body) => {
		await askForLink(body);
		setSentTo(body.email);
	});
	const [first, again] = isMailed
		? ['Send the link', 'Send it again']
		: ['Write the link', 'Write it again'];
	return (
		<>
			<Box asChild display="grid" gap="6">
				<form {...form} aria-label="Forgotten password">
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
					<FormFailure message={failure && messages.authError(failure)} />
					<Button type="submit" aria-disabled={pending}>
						{pending ? 'Sending…' : sentTo ? again : first}
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
								? `If there is an account for ${sentTo}, a mail is on its way to it.`
								: `If there is an account for ${sentTo}, the mail for it stands in the log of this site.`}{' '}
							Its link is good for one hour, and once.
						</span>
					</Box>
				)}
			</Box>
		</>
	);
}
