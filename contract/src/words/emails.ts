import type { CatalogueArea } from './catalogue-entry';

/** Texts of the e-mails. */
export const emailWords = {
	serverWorks: { original: 'Your mail server works', bn: 'আপনার মেইল সার্ভার কাজ করছে' },
	serverTried: {
		original: 'the site sent this to see whether its mails arrive.',
		bn: 'মেইল পৌঁছায় কি না দেখতে সাইটটি এটি পাঠিয়েছে।',
	},
	mailServerSubject: {
		original: 'The mail server of your site was changed',
		bn: 'আপনার সাইটের মেইল সার্ভার বদলানো হয়েছে',
	},
	mailServerHost: {
		original: 'e-mails of your site now go through {host}.',
		bn: 'আপনার সাইটের ই-মেইল এখন {host} দিয়ে যায়।',
	},
	mailServerNone: {
		original: 'your site sends no e-mails any more: its mail server was removed.',
		bn: 'আপনার সাইট আর ই-মেইল পাঠায় না: মেইল সার্ভারটি সরানো হয়েছে।',
	},
	mailServerNote: {
		original: 'If it was not you: set the server again and change your password.',
		bn: 'আপনি না হলে: সার্ভারটি আবার ঠিক করুন আর পাসওয়ার্ড বদলান।',
	},
	backupsSubject: {
		original: 'The backups of your site were changed',
		bn: 'আপনার সাইটের ব্যাকআপ বদলানো হয়েছে',
	},
	backupsKept: {
		original: 'Nightly backups that your site keeps from now on: {count}',
		bn: 'এখন থেকে আপনার সাইট যতগুলো রাতের ব্যাকআপ রাখবে: {count}',
	},
	backupsNone: {
		original: 'your site makes no nightly backups any more.',
		bn: 'আপনার সাইট আর রাতে ব্যাকআপ করে না।',
	},
	backupsNote: {
		original: 'If it was not you: set the number again and change your password.',
		bn: 'আপনি না হলে: সংখ্যাটি আবার ঠিক করুন আর পাসওয়ার্ড বদলান।',
	},
	openSettings: { original: 'Open the settings', bn: 'সেটিংস খুলুন' },
	hello: { original: 'Hello,', bn: 'শুভেচ্ছা,' },
	helloName: { original: 'Hello {name},', bn: 'প্রিয় {name},' },
	passwordAsked: {
		original: 'somebody, most likely you, asked for a new password for your account.',
		bn: 'কেউ, সম্ভবত আপনি, আপনার অ্যাকাউন্টের নতুন পাসওয়ার্ড চেয়েছেন।',
	},
	passwordNote: {
		original: 'The link works once, within an hour. If it was not you, leave it: nothing changes.',
		bn: 'লিংকটি একবার, এক ঘণ্টার মধ্যে কাজ করে। আপনি না চেয়ে থাকলে কিছু করবেন না: কিছুই বদলাবে না।',
	},
	confirmSubject: {
		original: 'Please confirm your e-mail address',
		bn: 'আপনার ই-মেইল ঠিকানা নিশ্চিত করুন',
	},
	thanksForSigningUp: {
		original: 'thank you for signing up. Is this your address?',
		bn: 'অ্যাকাউন্ট খোলার জন্য ধন্যবাদ। এটি কি আপনার ঠিকানা?',
	},
	yesConfirm: { original: 'Yes, confirm it', bn: 'হ্যাঁ, নিশ্চিত করছি' },
	confirmNote: {
		original: 'The link works once, within a day. If you did not sign up, leave it.',
		bn: 'লিংকটি একবার, এক দিনের মধ্যে কাজ করে। আপনি অ্যাকাউন্ট না খুলে থাকলে কিছু করবেন না।',
	},
	newBrowserSubject: {
		original: 'A new browser signed in to your account',
		bn: 'নতুন ব্রাউজার থেকে আপনার অ্যাকাউন্টে লগ ইন',
	},
	newBrowserText: {
		original:
			'your account was signed in to with a browser that it was never signed in with before. If that was you, there is nothing to do.',
		bn: 'আগে কখনো ব্যবহার হয়নি এমন একটি ব্রাউজার থেকে আপনার অ্যাকাউন্টে লগ ইন হয়েছে। আপনি হলে কিছু করার নেই।',
	},
	newBrowsersSubject: {
		original: '{count} sign-ins to your account with new browsers',
		bn: 'নতুন ব্রাউজার থেকে আপনার অ্যাকাউন্টে {count} বার লগ ইন',
	},
	newBrowsersText: {
		original:
			'your account was signed in to {count} times with browsers that it was never signed in with before. If that was you, there is nothing to do.',
		bn: 'আগে কখনো ব্যবহার হয়নি এমন ব্রাউজার থেকে আপনার অ্যাকাউন্টে {count} বার লগ ইন হয়েছে। আপনি হলে কিছু করার নেই।',
	},
	when: { original: 'When', bn: 'কখন' },
	browser: { original: 'Browser', bn: 'ব্রাউজার' },
	itDidNotSay: { original: 'It did not say its name', bn: 'নাম জানায়নি' },
	seeSessions: { original: 'See where you are signed in', bn: 'কোথায় কোথায় লগ ইন আছেন দেখুন' },
	newBrowserNote: {
		original:
			'If it was not you: sign that browser out there, change your password, and turn on two-step sign-in.',
		bn: 'আপনি না হলে: সেখানে ওই ব্রাউজার লগ আউট করুন, পাসওয়ার্ড বদলান, আর দুই ধাপে লগ ইন চালু করুন।',
	},
	newBrowsersNote: {
		original:
			'If it was not you: sign those browsers out there, change your password, and turn on two-step sign-in.',
		bn: 'আপনি না হলে: সেখানে ওই ব্রাউজারগুলো লগ আউট করুন, পাসওয়ার্ড বদলান, আর দুই ধাপে লগ ইন চালু করুন।',
	},
	confirmSubscriptionSubject: {
		original: 'Please confirm your subscription',
		bn: 'সাবস্ক্রিপশন নিশ্চিত করুন',
	},
	newsletterAsked: {
		original: 'somebody, most likely you, asked for the newsletter to be sent to this address.',
		bn: 'কেউ, সম্ভবত আপনি, এই ঠিকানায় নিউজলেটার চেয়েছেন।',
	},
	yesSend: { original: 'Yes, send it to me', bn: 'হ্যাঁ, আমাকে পাঠান' },
	newsletterNote: {
		original: 'The link is good for seven days. If it was not you, leave it: nothing is sent.',
		bn: 'লিংকটি সাত দিন কাজ করে। আপনি না চেয়ে থাকলে কিছু করবেন না: কিছু পাঠানো হবে না।',
	},
	subscribedSubject: { original: 'You are subscribed', bn: 'আপনি তালিকায় আছেন' },
	subscribedText: {
		original: 'thank you, the newsletter comes to this address from now on.',
		bn: 'ধন্যবাদ, এখন থেকে নিউজলেটার এই ঠিকানায় আসবে।',
	},
	yourMessageTo: { original: 'Your message to {name}', bn: '{name}-কে আপনার বার্তা' },
	copySubject: {
		original: 'A copy of your message to {name}',
		bn: '{name}-কে পাঠানো আপনার বার্তার কপি',
	},
	copyIntro: {
		original: 'this is what you have just sent. The answer comes to this address.',
		bn: 'আপনি এইমাত্র এটি পাঠিয়েছেন। উত্তর এই ঠিকানায় আসবে।',
	},
	youWrote: { original: 'On {day} you wrote: {subject}', bn: '{day} আপনি লিখেছিলেন: {subject}' },
	sentBy: { original: 'Sent by', bn: 'প্রেরক' },
	rating: { original: 'Rating', bn: 'তারা' },
	reviewWaits: { original: 'A review waits for you', bn: 'একটি মতামত আপনার অপেক্ষায়' },
	seeReviews: { original: 'See the reviews', bn: 'মতামতগুলো দেখুন' },
	openInbox: { original: 'Open the inbox', bn: 'ইনবক্স খুলুন' },
	answerByMail: {
		original: 'Answer this mail, and your answer goes to the visitor.',
		bn: 'এই মেইলের উত্তর দিলে তা দর্শনার্থীর কাছে যাবে।',
	},
	replyFromInbox: {
		original: 'Reply to each person from the inbox. A reply to this e-mail does not reach them.',
		bn: 'ইনবক্স থেকে প্রত্যেককে আলাদা করে উত্তর দিন। এই ই-মেইলের উত্তর তাঁদের কাছে পৌঁছায় না।',
	},
	newSubscriber: { original: 'A new subscriber', bn: 'নতুন গ্রাহক' },
	takesNewsletter: {
		original: '{email} takes your newsletter.',
		bn: '{email} আপনার নিউজলেটার নিচ্ছেন।',
	},
	seeSubscribers: { original: 'See all subscribers', bn: 'সব গ্রাহক দেখুন' },
	thingsCameIn: { original: '{count} things came in', bn: '{count}টি নতুন খবর এসেছে' },
	openWorkplace: { original: 'Open the workplace', bn: 'কাজের জায়গা খুলুন' },
	moreThere: {
		original: 'And {count} more, which you find there.',
		bn: 'আরও {count}টি সেখানে পাবেন।',
	},
	invitedSubject: {
		original: 'You are invited to help with a site',
		bn: 'একটি সাইটে সাহায্য করার আমন্ত্রণ',
	},
	invitedText: {
		original:
			'you are invited to help with {site}. Choose a password, and you have an account of the panel and one of the site, both with this address.',
		bn: 'আপনাকে {site}-এ সাহায্য করতে আমন্ত্রণ জানানো হয়েছে। একটি পাসওয়ার্ড ঠিক করলে এই ঠিকানায় প্যানেল ও সাইট দুটিরই অ্যাকাউন্ট হবে।',
	},
	choosePassword: { original: 'Choose a password', bn: 'পাসওয়ার্ড ঠিক করুন' },
	invitedNote: {
		original: 'The link works once. If you do not know what this is about, leave it.',
		bn: 'লিংকটি একবার কাজ করে। কীসের কথা বুঝতে না পারলে কিছু করবেন না।',
	},
} as const satisfies CatalogueArea;
