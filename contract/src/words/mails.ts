import type { Area } from './word';

/** What the site mails. */
export const mails = {
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
	when: { original: 'When', bn: 'কখন' },
	browser: { original: 'Browser', bn: 'ব্রাউজার' },
	itDidNotSay: { original: 'It did not say its name', bn: 'নাম জানায়নি' },
	seeSessions: { original: 'See where you are signed in', bn: 'কোথায় কোথায় লগ ইন আছেন দেখুন' },
	newBrowserNote: {
		original:
			'If it was not you: sign that browser out there, change your password, and turn on two-step sign-in.',
		bn: 'আপনি না হলে: সেখানে ওই ব্রাউজার লগ আউট করুন, পাসওয়ার্ড বদলান, আর দুই ধাপে লগ ইন চালু করুন।',
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
	youWrote: { original: 'On {day} you wrote: {subject}', bn: '{day} আপনি লিখেছিলেন: {subject}' },
} as const satisfies Area;
