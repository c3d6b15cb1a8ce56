import { Button, Flex } from '@strapi/design-system';
import { Form, type FormHelpers } from '@strapi/strapi/admin';
import { mailServerBodySchema, type SystemSettings } from '@sumu/contract';
import { type PanelUpkeep, useSaveMailServerMutation } from './api';
import {
	type ConfirmationValues,
	ConfirmFields,
	confirmationOf,
	emptyConfirmation,
} from './confirm-fields';
import { ForgetServer } from './forget-server';
import { MailFields } from './mail-fields';
import { Section } from './section';
import { Failure, useSaving } from './use-saving';

/** Form values as strings. Strapi's form sets a cleared text field to null. */
export type MailForm = ConfirmationValues &
	Record<'host' | 'port' | 'user' | 'password' | 'sender', string | null>;

export const asForm = ({ host, port, user, sender }: SystemSettings['mail']): MailForm => ({
	host,
	port: String(port),
	user,
	password: '',
	sender,
	...emptyConfirmation,
});

/**
 * Validates the form and returns the request body or the errors. An empty password is left out, which keeps the
 * saved one.
 */
export const readForm = ({ host, port, user, password, sender, ...typed }: MailForm) =>
	mailServerBodySchema.safeParse({
		host,
		sender,
		port: Number(port),
		user: user ?? '',
		...(password ? { password } : {}),
		...confirmationOf(typed),
	});

const mailStatusTexts: Readonly<Record<SystemSettings['mail']['by'], string>> = {
	variable:
		'E-mail is set up on the server (SMTP_URL in .env) and can only be changed there. To set it here, remove that line and restart.',
	owner: 'E-mail is set up. Changes are saved after a test e-mail to you is sent successfully.',
	nobody:
		'E-mail isn’t set up. Messages are only stored here. The server is saved after a test e-mail to you is sent successfully.',
};

/** Settings for the mail server that sends the site's e-mail. */
export function Mail({ mail, asksCode }: PanelUpkeep) {
	const [send] = useSaveMailServerMutation();
	const { failure, forgive, save } = useSaving(send, 'Saved. A test e-mail is on its way to you.');

	async function handleSubmit(
		formValues: MailForm,
		{ setErrors, setValues }: FormHelpers<MailForm>,
	) {
		const savedSettings = await save(readForm(formValues), setErrors);
		if (savedSettings) setValues(asForm(savedSettings.mail));
	}

	return (
		<Section id="mail" title="E-mail" about={mailStatusTexts[mail.by]}>
			<Form method="PUT" initialValues={asForm(mail)} onSubmit={handleSubmit}>
				{({ isSubmitting }) => (
					<Flex direction="column" alignItems="stretch" gap={5}>
						<MailFields by={mail.by} />
						{mail.by !== 'variable' && <ConfirmFields asksCode={asksCode} />}
						<Failure words={failure} onClose={forgive} />
						{mail.by !== 'variable' && (
							<Flex wrap="wrap" gap={2}>
								<Button type="submit" loading={isSubmitting}>
									{isSubmitting ? 'Sending a test e-mail…' : 'Save and send a test e-mail'}
								</Button>
								{mail.by === 'owner' && <ForgetServer asksCode={asksCode} />}
							</Flex>
						)}
					</Flex>
				)}
			</Form>
		</Section>
	);
}
