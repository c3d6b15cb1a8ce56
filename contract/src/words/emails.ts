import type { CatalogueArea } from './catalogue-entry';

/** Texts of the e-mails. */
export const emailWords = {
	serverWorks: { original: 'Your mail server works' },
	serverTried: { original: 'This is a test message. Your site can send e-mail.' },
	mailServerSubject: { original: 'Your site’s mail server was changed' },
	mailServerHost: { original: 'Your site now sends e-mail through {host}.' },
	mailServerNone: {
		original: 'Your site’s mail server was removed, so the site can no longer send e-mail.',
	},
	mailServerNote: {
		original: 'If this wasn’t you, set up the mail server again and change your password.',
	},
	backupsSubject: { original: 'Your site’s backup settings were changed' },
	backupsKept: { original: 'Number of nightly backups your site now keeps: {count}' },
	backupsNone: { original: 'Your site no longer makes nightly backups.' },
	backupsNote: { original: 'If this wasn’t you, set the number again and change your password.' },
	openSettings: { original: 'Open the settings' },
	hello: { original: 'Hello,' },
	helloName: { original: 'Hello {name},' },
	passwordAsked: {
		original: 'Someone, probably you, asked to reset the password of your account.',
	},
	passwordNote: {
		original:
			'The link works once and expires in an hour. If this wasn’t you, ignore this e-mail; nothing will change.',
	},
	confirmSubject: { original: 'Please confirm your e-mail address' },
	thanksForSigningUp: {
		original: 'Thank you for signing up. Please confirm that this is your e-mail address.',
	},
	yesConfirm: { original: 'Confirm my address' },
	confirmNote: {
		original:
			'The link works once and expires in a day. If you didn’t sign up, ignore this e-mail.',
	},
	newBrowserSubject: { original: 'New browser signed in to your account' },
	newBrowserText: {
		original:
			'Someone signed in to your account with a new browser. If this was you, you can ignore this e-mail.',
	},
	newBrowsersSubject: { original: '{count} sign-ins to your account from new browsers' },
	newBrowsersText: {
		original:
			'There were {count} sign-ins to your account from new browsers. If this was you, you can ignore this e-mail.',
	},
	when: { original: 'When' },
	browser: { original: 'Browser' },
	itDidNotSay: { original: 'Unknown' },
	seeSessions: { original: 'See where you are signed in' },
	newBrowserNote: {
		original:
			'If this wasn’t you, sign that browser out, change your password and turn on two-step sign-in.',
	},
	newBrowsersNote: {
		original:
			'If this wasn’t you, sign those browsers out, change your password and turn on two-step sign-in.',
	},
	letterNote: { original: 'You’re receiving this because you subscribed to the newsletter.' },
	readOnSite: { original: 'Read it on the site' },
	followUpSubject: { original: 'Follow up with {name}' },
	followUpText: { original: 'You wanted a reminder of this message today.' },
	testimonialSubject: { original: 'Would you write a few words for {name}?' },
	testimonialAbout: {
		original: 'I’d be grateful for a few words about working with me on “{project}”.',
	},
	testimonialText: { original: 'I’d be grateful for a few words about working with me.' },
	testimonialReminder: { original: 'This is a reminder of my request. I won’t send another.' },
	testimonialNote: {
		original: 'You don’t need an account. The link works once and expires on {day}.',
	},
	confirmSubscriptionSubject: { original: 'Please confirm your subscription' },
	newsletterAsked: {
		original: 'Someone, probably you, asked to receive the newsletter at this address.',
	},
	yesSend: { original: 'Yes, subscribe me' },
	newsletterNote: {
		original:
			'The link expires in seven days. If this wasn’t you, ignore this e-mail; nothing will be sent.',
	},
	subscribedSubject: { original: 'You are subscribed' },
	subscribedText: { original: 'Thank you. You’ll receive the newsletter at this address.' },
	yourMessageTo: { original: 'Your message to {name}' },
	copySubject: { original: 'A copy of your message to {name}' },
	copyIntro: { original: 'This is a copy of your message. I’ll reply to this address.' },
	youWrote: { original: 'On {day} you wrote: {subject}' },
	sentBy: { original: 'Sent by' },
	rating: { original: 'Rating' },
	reviewWaits: { original: 'A review is waiting for your approval' },
	seeReviews: { original: 'See the reviews' },
	openInbox: { original: 'Open the inbox' },
	answerByMail: { original: 'Reply to this e-mail to answer the visitor.' },
	replyFromInbox: {
		original: 'Reply to each person from the inbox. Replies to this e-mail don’t reach them.',
	},
	newSubscriber: { original: 'New subscriber' },
	takesNewsletter: { original: '{email} subscribed to your newsletter.' },
	seeSubscribers: { original: 'See all subscribers' },
	thingsCameIn: { original: '{count} new items' },
	openWorkplace: { original: 'Open the workplace' },
	moreThere: { original: 'And {count} more in the workplace.' },
	invitedSubject: { original: 'You’re invited to help with a website' },
	invitedText: {
		original:
			'You’re invited to help with {site}. Choose a password to get an account for the panel and one for the site, both with this address.',
	},
	choosePassword: { original: 'Choose a password' },
	invitedNote: {
		original: 'The link works once. If you weren’t expecting this, ignore this e-mail.',
	},
} as const satisfies CatalogueArea;
