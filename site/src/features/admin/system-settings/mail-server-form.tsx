import { Box, chakra } from '@chakra-ui/react';
import { mailServerBodySchema, type SystemSettings } from '@sumu/contract';
import { useApiForm } from '../../../lib/forms/use-api-form';
import { showToast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Field, Input } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { PasswordInput } from '../../../ui/password-input';
import { HelpedField } from '../ui/helped-field';
import { Select } from '../ui/select';
import { useSystemSettings } from './api';
import { ConfirmFields } from './confirm-fields';
import { ForgetServer } from './forget-server';
import { findProvider, mailProviders } from './mail-providers';
import { MailRecordsCheck } from './mail-records';
import { systemSettingsWords } from './words';

const mailWords = systemSettingsWords.mail;
/** Port of mail submission, which most providers use. */
const DEFAULT_PORT = 587;

const Form = chakra('form', { base: { display: 'grid', gap: '6', width: '100%' } });

/** Form for the mail server; it is saved after it has accepted a test e-mail. */
export function MailServerForm({ mail, email }: { mail: SystemSettings['mail']; email: string }) {
	const { saveMailServer } = useSystemSettings();
	const { host, port, user: name, sender } = mail;
	const storedServer = { host, port, user: name, sender };
	const { form, field, error, pending, failure, reset, methods } = useApiForm(
		mailServerBodySchema,
		async ({ password, ...body }) => {
			await saveMailServer({ ...body, ...(password ? { password } : {}) });
			reset({ ...body, password: '', currentPassword: '', code: '' });
			await showToast('success', { title: mailWords.saved, text: mailWords.savedText });
		},
		{ defaultValues: { ...storedServer, password: '', currentPassword: '', code: '' } },
	);

	const provider = findProvider(methods.watch('host').trim());
	const chooseProvider = (providerName: string) => {
		const chosenProvider = mailProviders.find((one) => one.name === providerName);
		methods.setValue('host', chosenProvider?.host ?? '', { shouldDirty: true });
		methods.setValue('port', chosenProvider?.port ?? DEFAULT_PORT, { shouldDirty: true });
	};

	return (
		<Box display="grid" gap="6" justifyItems="start" maxWidth="512px">
			<Form {...form} aria-label={mailWords.form}>
				<HelpedField label={mailWords.provider} help={provider?.help ?? ''}>
					{(control) => (
						<Select
							{...control}
							value={provider?.name ?? ''}
							onChange={({ target }) => chooseProvider(target.value)}
						>
							<option value="">{mailWords.otherProvider}</option>
							{mailProviders.map(({ name: providerName }) => (
								<option key={providerName}>{providerName}</option>
							))}
						</Select>
					)}
				</HelpedField>
				<Box
					display="grid"
					gridTemplateColumns={{ base: '1fr', sm: 'minmax(0, 1fr) 112px' }}
					gap="6"
					alignItems="start"
				>
					<HelpedField label={mailWords.host} help={mailWords.hostHelp} error={error('host')}>
						{(control) => (
							<Input {...control} {...field('host')} autoCapitalize="none" spellCheck={false} />
						)}
					</HelpedField>
					<Field label={mailWords.port} error={error('port')}>
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
				<Field label={mailWords.user} error={error('user')}>
					{(control) => (
						<Input {...control} {...field('user')} autoCapitalize="none" autoComplete="off" />
					)}
				</Field>
				<HelpedField
					label={mailWords.password}
					help={mail.by === 'owner' ? mailWords.passwordHelp : ''}
					error={error('password')}
				>
					{(control) => (
						<PasswordInput {...control} {...field('password')} autoComplete="new-password" />
					)}
				</HelpedField>
				<HelpedField label={mailWords.sender} help={mailWords.senderHelp} error={error('sender')}>
					{(control) => <Input {...control} {...field('sender')} />}
				</HelpedField>
				<ConfirmFields email={email} field={field} error={error} />
				<FormFailure message={failure} />
				<Button type="submit" size="compact" justifySelf="start" aria-disabled={pending}>
					{pending ? mailWords.saving : mailWords.save}
				</Button>
			</Form>
			<MailRecordsCheck
				host={methods.watch('host').trim()}
				sender={methods.watch('sender').trim()}
			/>
			{mail.by === 'owner' && <ForgetServer email={email} />}
		</Box>
	);
}
