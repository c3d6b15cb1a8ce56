import { Box } from '@chakra-ui/react';
import { mailServerBodySchema, type Upkeep } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useApiForm } from '../../../lib/forms/use-api-form';
import { confirm, toast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Field, Input } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { PasswordInput } from '../../../ui/password-input';
import { TextButton } from '../../../ui/text-link';
import { hasPasswordQuery, useUpkeep } from './api';
import { HelpedField } from './helped-field';
import { words } from './words';

const say = words.mail;

/** Which server takes the mails; saved once it has taken one. */
export function MailServerForm({ mail, email }: { mail: Upkeep['mail']; email: string }) {
	const { saveMailServer, removeMailServer } = useUpkeep();
	const { data: hasPassword } = useQuery(hasPasswordQuery(email));
	const { host, port, user: name, sender } = mail;
	const kept = { host, port, user: name, sender };
	const { form, field, error, pending, failure, reset, methods } = useApiForm(
		mailServerBodySchema,
		async ({ password, ...body }) => {
			await saveMailServer({ ...body, ...(password ? { password } : {}) });
			reset({ ...body, password: '', currentPassword: '' });
			await toast('success', { title: say.saved, text: say.savedText });
		},
		{ defaultValues: { ...kept, password: '', currentPassword: '' } },
	);

	async function forget() {
		if (!(await confirm(say.question))) return;
		await removeMailServer();
		reset({ ...kept, host: '', user: '', password: '', currentPassword: '' });
		await toast('success', { title: say.forgotten });
	}

	return (
		<Box asChild display="grid" gap="6" maxWidth="512px">
			<form {...form} aria-label={say.form}>
				<Box
					display="grid"
					gridTemplateColumns={{ base: '1fr', sm: 'minmax(0, 1fr) 112px' }}
					gap="6"
					alignItems="start"
				>
					<HelpedField label={say.host} help={say.hostHelp} error={error('host')}>
						{(control) => (
							<Input {...control} {...field('host')} autoCapitalize="none" spellCheck={false} />
						)}
					</HelpedField>
					<Field label={say.port} error={error('port')}>
						{(control) => (
							<Input
								{...control}
								{...methods.register('port', { valueAsNumber: true })}
								type="number"
								inputMode="numeric"
							/>
						)}
					</Field>
				</Box>
				<Field label={say.user} error={error('user')}>
					{(control) => (
						<Input {...control} {...field('user')} autoCapitalize="none" autoComplete="off" />
					)}
				</Field>
				<HelpedField
					label={say.password}
					help={mail.by === 'owner' ? say.passwordHelp : ''}
					error={error('password')}
				>
					{(control) => (
						<PasswordInput {...control} {...field('password')} autoComplete="new-password" />
					)}
				</HelpedField>
				<HelpedField label={say.sender} help={say.senderHelp} error={error('sender')}>
					{(control) => <Input {...control} {...field('sender')} />}
				</HelpedField>
				{hasPassword && (
					<Field label={say.own} error={error('currentPassword')}>
						{(control) => (
							<PasswordInput
								{...control}
								{...field('currentPassword')}
								autoComplete="current-password"
							/>
						)}
					</Field>
				)}
				<FormFailure message={failure} />
				<Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
					<Button type="submit" size="compact" aria-disabled={pending}>
						{pending ? say.saving : say.save}
					</Button>
					{mail.by === 'owner' && <TextButton onClick={forget}>{say.forget}</TextButton>}
				</Box>
			</form>
		</Box>
	);
}
