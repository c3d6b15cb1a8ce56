import { Box, chakra } from '@chakra-ui/react';
import { mailServerBodySchema, type Upkeep } from '@sumu/contract';
import { useApiForm } from '../../../lib/forms/use-api-form';
import { toast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Field, Input } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { PasswordInput } from '../../../ui/password-input';
import { useUpkeep } from './api';
import { ConfirmFields } from './confirm-fields';
import { ForgetServer } from './forget-server';
import { HelpedField } from './helped-field';
import { words } from './words';

const say = words.mail;
const Form = chakra('form', { base: { display: 'grid', gap: '6', width: '100%' } });

/** Form for the mail server; it is saved after it has accepted a test e-mail. */
export function MailServerForm({ mail, email }: { mail: Upkeep['mail']; email: string }) {
	const { saveMailServer } = useUpkeep();
	const { host, port, user: name, sender } = mail;
	const kept = { host, port, user: name, sender };
	const { form, field, error, pending, failure, reset, methods } = useApiForm(
		mailServerBodySchema,
		async ({ password, ...body }) => {
			await saveMailServer({ ...body, ...(password ? { password } : {}) });
			reset({ ...body, password: '', currentPassword: '', code: '' });
			await toast('success', { title: say.saved, text: say.savedText });
		},
		{ defaultValues: { ...kept, password: '', currentPassword: '', code: '' } },
	);

	return (
		<Box display="grid" gap="6" justifyItems="start" maxWidth="512px">
			<Form {...form} aria-label={say.form}>
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
				<ConfirmFields email={email} field={field} error={error} />
				<FormFailure message={failure} />
				<Button type="submit" size="compact" justifySelf="start" aria-disabled={pending}>
					{pending ? say.saving : say.save}
				</Button>
			</Form>
			{mail.by === 'owner' && <ForgetServer email={email} />}
		</Box>
	);
}
