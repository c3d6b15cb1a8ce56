import type { CatalogueArea } from './catalogue-entry';

/** The contact form and page. */
export const contactWords = {
	yourName: { original: 'Your Name', plain: 'Your name', bn: 'আপনার নাম' },
	yourEmail: { original: 'Your Email', plain: 'Your e-mail', bn: 'আপনার ই-মেইল' },
	yourNumber: { original: 'Your Number', plain: 'Your phone number', bn: 'আপনার ফোন নম্বর' },
	subject: { original: 'Subject', bn: 'বিষয়' },
	details: { original: 'Details', bn: 'বিস্তারিত' },
	sendMessage: { original: 'Send message', bn: 'বার্তা পাঠান' },
	contactSent: {
		original: 'Thank you. I’ve received your message.',
		bn: 'ধন্যবাদ। আপনার বার্তা আমি পেয়েছি।',
	},
	messageAbout: { original: 'Your message is about', bn: 'আপনার বার্তার বিষয়' },
	aboutProjects: { original: 'About {names}', bn: '{names} নিয়ে' },
	answerComes: {
		original: 'Your message goes straight to my inbox. I’ll reply by e-mail.',
		bn: 'পাঠানোমাত্রই বার্তাটি জমা হয় এবং আমার ইনবক্সে থাকে। আমার উত্তর আসবে আপনার দেওয়া ই-মেইল ঠিকানায়।',
	},
	yourMessage: { original: 'Your message', bn: 'আপনার বার্তা' },
	answerGoesTo: {
		original: 'I’ll reply to {email}.',
		bn: 'উত্তর {email} ঠিকানায় যাবে।',
	},
	copyGoesTo: {
		original: 'A copy is on its way to {email}. I’ll reply to the same address.',
		bn: '{email} ঠিকানায় একটি কপি যাচ্ছে, উত্তরও সেখানেই যাবে।',
	},
	timeHere: { original: 'It is {time} here now.', bn: 'এখানে এখন {time}।' },
	hoursAhead: {
		original: { one: 'One hour ahead of you.', other: '{count} hours ahead of you.' },
		bn: { other: 'আপনার চেয়ে {count} ঘণ্টা এগিয়ে।' },
	},
	hoursBehind: {
		original: { one: 'One hour behind you.', other: '{count} hours behind you.' },
		bn: { other: 'আপনার চেয়ে {count} ঘণ্টা পিছিয়ে।' },
	},
	fromTo: { original: '{from} to {to}', bn: '{from} থেকে {to}' },
	yourHours: {
		original: 'In your time zone, that’s {from} to {to}.',
		bn: 'আপনার ঘড়িতে {from} থেকে {to}।',
	},
	nextDay: { original: '{time} (next day)', bn: '{time} (পরের দিন)' },
	dayBefore: { original: '{time} (the day before)', bn: '{time} (আগের দিন)' },
	hours: { original: 'Hours', bn: 'সময়' },
	whatHappensNext: { original: 'What happens next', bn: 'এরপর যা হবে' },
	enterName: { original: 'Please enter your name', bn: 'আপনার নাম লিখুন' },
	enterEmail: {
		original: 'Please enter your email',
		plain: 'Please enter your e-mail address',
		bn: 'আপনার ই-মেইল ঠিকানা লিখুন',
	},
	invalidEmail: {
		original: 'enter your valid email',
		plain: 'Please enter a valid e-mail address',
		bn: 'একটি সঠিক ই-মেইল ঠিকানা লিখুন',
	},
	enterNumber: { original: 'Please enter your phone number', bn: 'আপনার ফোন নম্বর লিখুন' },
	enterSubject: { original: 'Please enter a subject', bn: 'একটি বিষয় লিখুন' },
	enterDetails: { original: 'Please enter the details', bn: 'বিস্তারিত লিখুন' },
	formTooLarge: {
		original: 'Your message is too long. Please shorten it and send it again.',
		bn: 'বার্তাটি খুব বড়। ছোট করে আবার পাঠান।',
	},
	eMail: { original: 'E-mail', bn: 'ই-মেইল' },
	telephone: { original: 'Telephone', bn: 'টেলিফোন' },
	bookCall: { original: 'Book a call', bn: 'কলের সময় নিন' },
} as const satisfies CatalogueArea;
