interface MailProvider {
	readonly name: string;
	readonly host: string;
	/** 587 upgrades the connection to TLS (STARTTLS), 465 uses TLS from the start. */
	readonly port: number;
	/** Place where the owner finds user and password. */
	readonly help: string;
}

/** Providers whose server the owner can choose instead of typing it. */
export const mailProviders: readonly MailProvider[] = [
	{
		name: 'Gmail',
		host: 'smtp.gmail.com',
		port: 465,
		help: 'User: your Gmail address. Password: an app password from your Google account’s security settings.',
	},
	{
		name: 'Outlook',
		host: 'smtp-mail.outlook.com',
		port: 587,
		help: 'User: your Outlook address. Password: an app password from your Microsoft account’s security settings.',
	},
	{
		name: 'Brevo',
		host: 'smtp-relay.brevo.com',
		port: 587,
		help: 'User and password: the SMTP login and an SMTP key, in Brevo under SMTP & API.',
	},
	{
		name: 'Mailgun',
		host: 'smtp.mailgun.org',
		port: 587,
		help: 'User and password: the SMTP credentials of your domain. For a domain in the EU, change the server to smtp.eu.mailgun.org.',
	},
	{
		name: 'Amazon SES',
		host: 'email-smtp.us-east-1.amazonaws.com',
		port: 587,
		help: 'User and password: SMTP credentials from the SES console. Change us-east-1 in the server to your region.',
	},
	{
		name: 'Postmark',
		host: 'smtp.postmarkapp.com',
		port: 587,
		help: 'User and password: the Server API token, twice.',
	},
];

/** Returns the provider of a server, which may be in another region. */
export const findProvider = (host: string): MailProvider | undefined =>
	mailProviders.find(
		(provider) =>
			provider.host === host ||
			(provider.name === 'Mailgun' && host === 'smtp.eu.mailgun.org') ||
			(provider.name === 'Amazon SES' && /^email-smtp\.[a-z\d-]+\.amazonaws\.com$/.test(host)),
	);
