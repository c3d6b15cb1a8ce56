import type { CatalogueArea } from './catalogue-entry';

/** The account's settings: password, second factor, sessions, data. */
export const settingsWords = {
	unconfirmed: { original: 'Your e-mail address is not confirmed yet.' },
	mailMeLink: { original: 'E-mail me the link' },
	mailOnItsWay: { original: 'The e-mail is on its way' },
	passwordText: { original: 'Changing it signs out every other browser.' },
	setPasswordByMail: { original: 'Set a password by e-mail' },
	currentPassword: { original: 'Current password' },
	changePassword: { original: 'Change password' },
	twoStep: { original: 'Two-step sign-in' },
	twoStepText: {
		original:
			'Ask for a code from your phone as well as your password. This doesn’t apply when you sign in with Google.',
	},
	isOff: { original: 'It is off.' },
	isOn: { original: 'It is on.' },
	turnOn: { original: 'Turn on' },
	turnOff: { original: 'Turn off' },
	turnTwoStepOn: { original: 'Turn two-step sign-in on' },
	turnTwoStepOff: { original: 'Turn two-step sign-in off' },
	newRecoveryCodes: { original: 'New recovery codes' },
	makeNewCodes: { original: 'Make new codes' },
	twoStepOff: { original: 'Two-step sign-in is off' },
	twoStepIsOn: { original: 'Two-step sign-in is already on' },
	selectAndCopy: { original: 'Please select it and copy it' },
	continue: { original: 'Continue' },
	scanThis: {
		original:
			'Scan this with an authenticator app or a password manager, {link}, or type in the key.',
	},
	openInApp: { original: 'open it in an app on this device' },
	qrCode: { original: 'QR code for your authenticator app' },
	copyKey: { original: 'Copy the key' },
	codeOfApp: { original: 'Code from the app' },
	yourPassword: { original: 'Your password' },
	passwordOrCode: { original: 'Your password, or a code' },
	recoveryCodesTitle: { original: 'Two-step sign-in is on. These are your recovery codes' },
	recoveryCodesText: {
		original:
			'Each code signs you in once when you don’t have the app. Store them with your passwords: they won’t be shown again.',
	},
	recoveryCodesOf: { original: 'Recovery codes for {host}' },
	download: { original: 'Download' },
	codesSaved: { original: 'I have saved them' },
	sessions: { original: 'Sessions' },
	sessionsText: { original: 'Where you’re signed in. Sign out anything you don’t recognise.' },
	namelessBrowser: { original: 'Unknown browser' },
	browserOn: { original: '{browser} on {os}' },
	signedInOn: { original: 'Signed in {day},' },
	lastUsedOn: { original: 'last used {day}' },
	thisBrowser: { original: 'This browser' },
	signOut: { original: 'Sign out' },
	signOutOf: { original: 'Sign out {name}' },
	signingOut: { original: 'Signing out…' },
	signingOutOf: { original: 'Signing out… {name}' },
	myData: { original: 'My data' },
	myDataText: {
		original: 'Your profile, cart, reviews, messages and sessions in one JSON file.',
		plain: 'Your profile, shortlist, reviews, messages and sessions in one JSON file.',
	},
	exportMyData: { original: 'Export my data' },
	deleteMyAccount: { original: 'Delete my account' },
	deleteMyAccountText: {
		original:
			'Your profile, cart, reviews and messages will be deleted immediately and permanently.',
		plain:
			'Your profile, shortlist, reviews and messages will be deleted immediately and permanently.',
	},
} as const satisfies CatalogueArea;
