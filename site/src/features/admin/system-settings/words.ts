import { adminWords } from '../words';

/** Texts about e-mail and backups. */
export const systemSettingsWords = {
	failed: 'Couldn’t load the e-mail and backup settings.',
	firstOwnerOnly: 'Only the site’s first owner can see and change these settings.',
	own: 'Your password for this site',
	code: 'Code from your authenticator app, or a recovery code',
	mail: {
		form: 'E-mail server',
		provider: 'Provider',
		otherProvider: 'Another provider',
		host: 'Server',
		hostHelp: 'From your e-mail provider, such as smtp.example.com',
		port: 'Port',
		user: adminWords.optional('User name'),
		password: adminWords.optional('Password'),
		passwordHelp: 'Leave blank to keep the saved password.',
		sender: 'From',
		senderHelp: 'Such as Anna Nováková <anna@example.com>',
		save: 'Save and send a test e-mail',
		saving: 'Sending a test e-mail…',
		saved: 'Saved. A test e-mail is on its way to you.',
		savedText: 'The site now sends its e-mails through this server.',
		forget: 'Remove server',
		forgotten: 'Server removed. The site no longer sends e-mails.',
		question: {
			title: 'Remove this e-mail server?',
			text: 'The site will stop sending confirmations, reset links and notices.',
			action: 'Remove server',
			pending: 'Removing…',
			cancel: 'Cancel',
		},
		records: {
			title: 'DNS records',
			about:
				'Other mail servers trust your e-mails if your domain has SPF, DKIM and DMARC records.',
			incomplete: 'Enter the server and the sender to check the DNS records of your domain.',
			check: 'Check DNS records',
			checking: 'Checking…',
			failed: 'Couldn’t check the DNS records.',
			list: (domain: string) => `DNS records of ${domain}`,
			managed: (domain: string) =>
				`Your provider manages the records of ${domain}. There is nothing to add.`,
			states: {
				found: 'found',
				missing: 'missing',
				wrong: 'wrong',
				unknown: 'couldn’t be checked',
			},
			help: {
				SPF: 'Lists the servers that may send e-mails for your domain.',
				DKIM: 'Contains the key that signs your e-mails. Your provider’s domain settings show it.',
				DMARC: 'Tells other servers what to do with e-mails that fail the other checks.',
			},
			fromProvider: 'Copy the record from your provider’s domain settings.',
			addType: (type: string) => `Add ${type}`,
			value: 'Value',
		},
		byVariable: (host: string) =>
			`E-mails are sent through ${host}. This is set on the server (SMTP_URL) and can only be changed there.`,
	},
	backups: {
		form: 'Backups',
		nights: 'Backups to keep',
		nightsHelp:
			'0 turns automatic backups off. Backups are stored on the same machine as the site, so copy them elsewhere from time to time.',
		save: 'Save backups',
		saving: 'Saving…',
		saved: (nights: number) =>
			nights === 0 ? 'Automatic backups are off' : 'A backup is made every night',
		byVariable: (nights: number) =>
			`The newest ${nights} are kept. This is set on the server (BACKUPS) and can only be changed there.`,
	},
} as const;
