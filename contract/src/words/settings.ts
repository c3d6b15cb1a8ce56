import type { CatalogueArea } from './catalogue-entry';

/** The account's settings: password, second factor, sessions, data. */
export const settingsWords = {
	unconfirmed: {
		original: 'Your e-mail address is not confirmed yet.',
		bn: 'আপনার ই-মেইল ঠিকানা এখনো নিশ্চিত হয়নি।',
	},
	mailMeLink: { original: 'E-mail me the link', bn: 'লিংক মেইল করুন' },
	mailOnItsWay: { original: 'The e-mail is on its way', bn: 'মেইল যাচ্ছে' },
	passwordText: {
		original: 'Changing it signs out every other browser.',
		bn: 'বদলালে অন্য সব ব্রাউজার লগ আউট হবে।',
	},
	setPasswordByMail: { original: 'Set a password by e-mail', bn: 'মেইলে পাসওয়ার্ড ঠিক করুন' },
	currentPassword: { original: 'Current password', bn: 'বর্তমান পাসওয়ার্ড' },
	changePassword: { original: 'Change password', bn: 'পাসওয়ার্ড বদলান' },
	twoStep: { original: 'Two-step sign-in', bn: 'দুই ধাপে লগ ইন' },
	twoStepText: {
		original:
			'Ask for a code from your phone as well as your password. This doesn’t apply when you sign in with Google.',
		bn: 'পাসওয়ার্ডের সঙ্গে ফোনের একটি কোড, যাতে শুধু পাসওয়ার্ডে কিছু না খোলে। Google দিয়ে লগ ইনে Google যা চায় তা-ই লাগে।',
	},
	isOff: { original: 'It is off.', bn: 'এটি বন্ধ।' },
	isOn: { original: 'It is on.', bn: 'এটি চালু।' },
	turnOn: { original: 'Turn on', bn: 'চালু করুন' },
	turnOff: { original: 'Turn off', bn: 'বন্ধ করুন' },
	turnTwoStepOn: { original: 'Turn two-step sign-in on', bn: 'দুই ধাপে লগ ইন চালু করুন' },
	turnTwoStepOff: { original: 'Turn two-step sign-in off', bn: 'দুই ধাপে লগ ইন বন্ধ করুন' },
	newRecoveryCodes: { original: 'New recovery codes', bn: 'নতুন পুনরুদ্ধার কোড' },
	makeNewCodes: { original: 'Make new codes', bn: 'নতুন কোড বানান' },
	twoStepOff: { original: 'Two-step sign-in is off', bn: 'দুই ধাপে লগ ইন বন্ধ' },
	twoStepIsOn: { original: 'Two-step sign-in is already on', bn: 'দুই ধাপে লগ ইন আগেই চালু আছে' },
	selectAndCopy: { original: 'Please select it and copy it', bn: 'নির্বাচন করে কপি করুন' },
	continue: { original: 'Continue', bn: 'এগিয়ে যান' },
	scanThis: {
		original:
			'Scan this with an authenticator app or a password manager, {link}, or type in the key.',
		bn: 'অথেনটিকেটর অ্যাপ দিয়ে এটি স্ক্যান করুন, {link}, অথবা কী হাতে লিখুন।',
	},
	openInApp: {
		original: 'open it in an app on this device',
		bn: 'এই ডিভাইসের অ্যাপে খুলুন',
	},
	qrCode: { original: 'QR code for your authenticator app', bn: 'অথেনটিকেটর অ্যাপের QR কোড' },
	copyKey: { original: 'Copy the key', bn: 'কী কপি করুন' },
	codeOfApp: { original: 'Code from the app', bn: 'অ্যাপের কোড' },
	yourPassword: { original: 'Your password', bn: 'আপনার পাসওয়ার্ড' },
	passwordOrCode: { original: 'Your password, or a code', bn: 'আপনার পাসওয়ার্ড, অথবা একটি কোড' },
	recoveryCodesTitle: {
		original: 'Two-step sign-in is on. These are your recovery codes',
		bn: 'দুই ধাপে লগ ইন চালু। এগুলো আপনার পুনরুদ্ধার কোড',
	},
	recoveryCodesText: {
		original:
			'Each code signs you in once when you don’t have the app. Store them with your passwords: they won’t be shown again.',
		bn: 'অ্যাপ হাতে না থাকলে প্রতিটি দিয়ে একবার লগ ইন করা যায়। পাসওয়ার্ড যেখানে রাখেন সেখানেই রাখুন: আর দেখানো হবে না।',
	},
	recoveryCodesOf: { original: 'Recovery codes for {host}', bn: '{host}-এর পুনরুদ্ধার কোড' },
	download: { original: 'Download', bn: 'ডাউনলোড' },
	codesSaved: { original: 'I have saved them', bn: 'আমি রেখে দিয়েছি' },
	sessions: { original: 'Sessions', bn: 'সেশন' },
	sessionsText: {
		original: 'Where you’re signed in. Sign out anything you don’t recognise.',
		bn: 'যেখানে যেখানে লগ ইন আছেন। যা চেনেন না তা লগ আউট করুন।',
	},
	namelessBrowser: {
		original: 'Unknown browser',
		bn: 'একটি ব্রাউজার, নাম জানায়নি',
	},
	browserOn: { original: '{browser} on {os}', bn: '{os}-এ {browser}' },
	signedInOn: { original: 'Signed in {day},', bn: 'লগ ইন {day},' },
	lastUsedOn: { original: 'last used {day}', bn: 'শেষ ব্যবহার {day}' },
	thisBrowser: { original: 'This browser', bn: 'এই ব্রাউজার' },
	signOut: { original: 'Sign out', bn: 'লগ আউট করুন' },
	signOutOf: { original: 'Sign out {name}', bn: '{name} লগ আউট করুন' },
	signingOut: { original: 'Signing out…', bn: 'লগ আউট হচ্ছে…' },
	signingOutOf: { original: 'Signing out… {name}', bn: '{name} লগ আউট হচ্ছে…' },
	myData: { original: 'My data', bn: 'আমার তথ্য' },
	myDataText: {
		original: 'Your profile, cart, reviews, messages and sessions in one JSON file.',
		plain: 'Your profile, shortlist, reviews, messages and sessions in one JSON file.',
		bn: 'আপনার প্রোফাইল, পছন্দের তালিকা, মতামত, বার্তা ও সেশন একটি JSON ফাইলে।',
	},
	exportMyData: { original: 'Export my data', bn: 'আমার তথ্য নিন' },
	deleteMyAccount: { original: 'Delete my account', bn: 'আমার অ্যাকাউন্ট মুছুন' },
	deleteMyAccountText: {
		original:
			'Your profile, cart, reviews and messages will be deleted immediately and permanently.',
		plain:
			'Your profile, shortlist, reviews and messages will be deleted immediately and permanently.',
		bn: 'আপনার প্রোফাইল, পছন্দের তালিকা, মতামত ও বার্তা সঙ্গে সঙ্গে চিরতরে মুছে যাবে।',
	},
} as const satisfies CatalogueArea;
