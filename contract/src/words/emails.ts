import type { CatalogueArea } from './catalogue-entry';

/** Texts of the e-mails. */
export const emailWords = {
	serverWorks: { original: 'Your mail server works', bn: 'আপনার মেইল সার্ভার কাজ করছে' },
	serverTried: {
		original: 'This is a test message. Your site can send e-mail.',
		bn: 'মেইল পৌঁছায় কি না দেখতে সাইটটি এটি পাঠিয়েছে।',
	},
	mailServerSubject: {
		original: 'Your site’s mail server was changed',
		bn: 'আপনার সাইটের মেইল সার্ভার বদলানো হয়েছে',
	},
	mailServerHost: {
		original: 'Your site now sends e-mail through {host}.',
		bn: 'আপনার সাইটের ই-মেইল এখন {host} দিয়ে যায়।',
	},
	mailServerNone: {
		original: 'Your site’s mail server was removed, so the site can no longer send e-mail.',
		bn: 'আপনার সাইট আর ই-মেইল পাঠায় না: মেইল সার্ভারটি সরানো হয়েছে।',
	},
	mailServerNote: {
		original: 'If this wasn’t you, set up the mail server again and change your password.',
		bn: 'আপনি না হলে: সার্ভারটি আবার ঠিক করুন আর পাসওয়ার্ড বদলান।',
	},
	backupsSubject: {
		original: 'Your site’s backup settings were changed',
		bn: 'আপনার সাইটের ব্যাকআপ বদলানো হয়েছে',
	},
	backupsKept: {
		original: 'Number of nightly backups your site now keeps: {count}',
		bn: 'এখন থেকে আপনার সাইট যতগুলো রাতের ব্যাকআপ রাখবে: {count}',
	},
	backupsNone: {
		original: 'Your site no longer makes nightly backups.',
		bn: 'আপনার সাইট আর রাতে ব্যাকআপ করে না।',
	},
	backupsNote: {
		original: 'If this wasn’t you, set the number again and change your password.',
		bn: 'আপনি না হলে: সংখ্যাটি আবার ঠিক করুন আর পাসওয়ার্ড বদলান।',
	},
	openSettings: { original: 'Open the settings', bn: 'সেটিংস খুলুন' },
	hello: { original: 'Hello,', bn: 'শুভেচ্ছা,' },
	helloName: { original: 'Hello {name},', bn: 'প্রিয় {name},' },
	passwordAsked: {
		original: 'Someone, probably you, asked to reset the password of your account.',
		bn: 'কেউ, সম্ভবত আপনি, আপনার অ্যাকাউন্টের নতুন পাসওয়ার্ড চেয়েছেন।',
	},
	passwordNote: {
		original:
			'The link works once and expires in an hour. If this wasn’t you, ignore this e-mail; nothing will change.',
		bn: 'লিংকটি একবার, এক ঘণ্টার মধ্যে কাজ করে। আপনি না চেয়ে থাকলে কিছু করবেন না: কিছুই বদলাবে না।',
	},
	confirmSubject: {
		original: 'Please confirm your e-mail address',
		bn: 'আপনার ই-মেইল ঠিকানা নিশ্চিত করুন',
	},
	thanksForSigningUp: {
		original: 'Thank you for signing up. Please confirm that this is your e-mail address.',
		bn: 'অ্যাকাউন্ট খোলার জন্য ধন্যবাদ। এটি কি আপনার ঠিকানা?',
	},
	yesConfirm: { original: 'Confirm my address', bn: 'হ্যাঁ, নিশ্চিত করছি' },
	confirmNote: {
		original:
			'The link works once and expires in a day. If you didn’t sign up, ignore this e-mail.',
		bn: 'লিংকটি একবার, এক দিনের মধ্যে কাজ করে। আপনি অ্যাকাউন্ট না খুলে থাকলে কিছু করবেন না।',
	},
	newBrowserSubject: {
		original: 'New browser signed in to your account',
		bn: 'নতুন ব্রাউজার থেকে আপনার অ্যাকাউন্টে লগ ইন',
	},
	newBrowserText: {
		original:
			'Someone signed in to your account with a new browser. If this was you, you can ignore this e-mail.',
		bn: 'আগে কখনো ব্যবহার হয়নি এমন একটি ব্রাউজার থেকে আপনার অ্যাকাউন্টে লগ ইন হয়েছে। আপনি হলে কিছু করার নেই।',
	},
	newBrowsersSubject: {
		original: '{count} sign-ins to your account from new browsers',
		bn: 'নতুন ব্রাউজার থেকে আপনার অ্যাকাউন্টে {count} বার লগ ইন',
	},
	newBrowsersText: {
		original:
			'There were {count} sign-ins to your account from new browsers. If this was you, you can ignore this e-mail.',
		bn: 'আগে কখনো ব্যবহার হয়নি এমন ব্রাউজার থেকে আপনার অ্যাকাউন্টে {count} বার লগ ইন হয়েছে। আপনি হলে কিছু করার নেই।',
	},
	when: { original: 'When', bn: 'কখন' },
	browser: { original: 'Browser', bn: 'ব্রাউজার' },
	itDidNotSay: { original: 'Unknown', bn: 'নাম জানায়নি' },
	seeSessions: { original: 'See where you are signed in', bn: 'কোথায় কোথায় লগ ইন আছেন দেখুন' },
	newBrowserNote: {
		original:
			'If this wasn’t you, sign that browser out, change your password and turn on two-step sign-in.',
		bn: 'আপনি না হলে: সেখানে ওই ব্রাউজার লগ আউট করুন, পাসওয়ার্ড বদলান, আর দুই ধাপে লগ ইন চালু করুন।',
	},
	newBrowsersNote: {
		original:
			'If this wasn’t you, sign those browsers out, change your password and turn on two-step sign-in.',
		bn: 'আপনি না হলে: সেখানে ওই ব্রাউজারগুলো লগ আউট করুন, পাসওয়ার্ড বদলান, আর দুই ধাপে লগ ইন চালু করুন।',
	},
	confirmSubscriptionSubject: {
		original: 'Please confirm your subscription',
		bn: 'সাবস্ক্রিপশন নিশ্চিত করুন',
	},
	newsletterAsked: {
		original: 'Someone, probably you, asked to receive the newsletter at this address.',
		bn: 'কেউ, সম্ভবত আপনি, এই ঠিকানায় নিউজলেটার চেয়েছেন।',
	},
	yesSend: { original: 'Yes, subscribe me', bn: 'হ্যাঁ, আমাকে পাঠান' },
	newsletterNote: {
		original:
			'The link expires in seven days. If this wasn’t you, ignore this e-mail; nothing will be sent.',
		bn: 'লিংকটি সাত দিন কাজ করে। আপনি না চেয়ে থাকলে কিছু করবেন না: কিছু পাঠানো হবে না।',
	},
	subscribedSubject: { original: 'You are subscribed', bn: 'আপনি তালিকায় আছেন' },
	subscribedText: {
		original: 'Thank you. You’ll receive the newsletter at this address.',
		bn: 'ধন্যবাদ, এখন থেকে নিউজলেটার এই ঠিকানায় আসবে।',
	},
	yourMessageTo: { original: 'Your message to {name}', bn: '{name}-কে আপনার বার্তা' },
	copySubject: {
		original: 'A copy of your message to {name}',
		bn: '{name}-কে পাঠানো আপনার বার্তার কপি',
	},
	copyIntro: {
		original: 'This is a copy of your message. I’ll reply to this address.',
		bn: 'আপনি এইমাত্র এটি পাঠিয়েছেন। উত্তর এই ঠিকানায় আসবে।',
	},
	youWrote: { original: 'On {day} you wrote: {subject}', bn: '{day} আপনি লিখেছিলেন: {subject}' },
	sentBy: { original: 'Sent by', bn: 'প্রেরক' },
	rating: { original: 'Rating', bn: 'তারা' },
	reviewWaits: { original: 'A review is waiting for your approval', bn: 'একটি মতামত আপনার অপেক্ষায়' },
	seeReviews: { original: 'See the reviews', bn: 'মতামতগুলো দেখুন' },
	openInbox: { original: 'Open the inbox', bn: 'ইনবক্স খুলুন' },
	answerByMail: {
		original: 'Reply to this e-mail to answer the visitor.',
		bn: 'এই মেইলের উত্তর দিলে তা দর্শনার্থীর কাছে যাবে।',
	},
	replyFromInbox: {
		original: 'Reply to each person from the inbox. Replies to this e-mail don’t reach them.',
		bn: 'ইনবক্স থেকে প্রত্যেককে আলাদা করে উত্তর দিন। এই ই-মেইলের উত্তর তাঁদের কাছে পৌঁছায় না।',
	},
	newSubscriber: { original: 'New subscriber', bn: 'নতুন গ্রাহক' },
	takesNewsletter: {
		original: '{email} subscribed to your newsletter.',
		bn: '{email} আপনার নিউজলেটার নিচ্ছেন।',
	},
	seeSubscribers: { original: 'See all subscribers', bn: 'সব গ্রাহক দেখুন' },
	thingsCameIn: { original: '{count} new items', bn: '{count}টি নতুন খবর এসেছে' },
	openWorkplace: { original: 'Open the workplace', bn: 'কাজের জায়গা খুলুন' },
	moreThere: {
		original: 'And {count} more in the workplace.',
		bn: 'আরও {count}টি সেখানে পাবেন।',
	},
	invitedSubject: {
		original: 'You’re invited to help with a website',
		bn: 'একটি সাইটে সাহায্য করার আমন্ত্রণ',
	},
	invitedText: {
		original:
			'You’re invited to help with {site}. Choose a password to get an account for the panel and one for the site, both with this address.',
		bn: 'আপনাকে {site}-এ সাহায্য করতে আমন্ত্রণ জানানো হয়েছে। একটি পাসওয়ার্ড ঠিক করলে এই ঠিকানায় প্যানেল ও সাইট দুটিরই অ্যাকাউন্ট হবে।',
	},
	choosePassword: { original: 'Choose a password', bn: 'পাসওয়ার্ড ঠিক করুন' },
	invitedNote: {
		original: 'The link works once. If you weren’t expecting this, ignore this e-mail.',
		bn: 'লিংকটি একবার কাজ করে। কীসের কথা বুঝতে না পারলে কিছু করবেন না।',
	},
} as const satisfies CatalogueArea;
