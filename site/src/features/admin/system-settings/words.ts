/** Texts about e-mail and backups. */
export const systemSettingsWords = {
	failed: 'How mail and backups are set could not be loaded.',
	firstOwnerOnly: 'Only the first owner of this site can see and change this.',
	own: 'Your own password, of this site',
	code: 'Code from your authenticator app, or a recovery code',
	mail: {
		form: 'Mail server',
		host: 'Server',
		hostHelp: 'As your mail provider names it, such as smtp.example.com',
		port: 'Port',
		user: 'User (optional)',
		password: 'Password (optional)',
		passwordHelp: 'Left empty, the saved one stays.',
		sender: 'Whom mails come from',
		senderHelp: 'Such as Anna Nováková <anna@example.com>',
		save: 'Save, and send me a mail',
		saving: 'Sending you a mail…',
		saved: 'The server took a mail to you',
		savedText: 'Mails go through it from now on.',
		forget: 'Forget this server',
		forgotten: 'Mails are written into the log again',
		question: {
			title: 'Forget this mail server?',
			text: 'No e-mails are sent then: no confirmations, no reset links, no notices.',
			action: 'Forget',
			pending: 'Forgetting…',
			cancel: 'Cancel',
		},
		byVariable: (host: string) =>
			`Mails go through ${host}, as SMTP_URL says where this site is installed. It is changed there.`,
	},
	backups: {
		form: 'Backups',
		nights: 'How many nights are kept',
		nightsHelp:
			'0 makes none. They lie beside the site’s data; copy them to another machine now and then.',
		save: 'Save backups',
		saving: 'Saving…',
		saved: (nights: number) =>
			nights === 0 ? 'No backup is made by itself' : 'A backup is made each night',
		byVariable: (nights: number) =>
			`The newest ${nights} are kept, as BACKUPS says where this site is installed. It is changed there.`,
	},
} as const;
