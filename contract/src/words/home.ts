import type { Area } from './word';

/** Home, the pages about the owner, skills and services, and the newsletter. */
export const home = {
	introduction: { original: 'Introduction', bn: 'ভূমিকা' },
	hireMe: { original: 'Hire Me', plain: 'Hire me', bn: 'কাজ দিন' },
	resumeHere: { original: 'Resume Here', plain: 'My résumé', bn: 'জীবনবৃত্তান্ত' },
	designPlatforms: { original: 'Design platforms', bn: 'ডিজাইনের প্ল্যাটফর্ম' },
	socialNetworks: { original: 'Social networks', bn: 'সামাজিক মাধ্যম' },
	newestProjects: { original: 'Newest projects', bn: 'সাম্প্রতিক প্রকল্প' },
	statistics: { original: 'Statistics', bn: 'পরিসংখ্যান' },
	yearsOfExperience: { original: 'years of experience', bn: 'বছরের অভিজ্ঞতা' },
	totalProjects: { original: 'total projects', bn: 'মোট প্রকল্প' },
	achievements: { original: 'Achievements', bn: 'অর্জন' },
	seeDocument: { original: 'See the document', bn: 'নথি দেখুন' },
	skillCategories: { original: 'Skill categories', bn: 'দক্ষতার বিভাগ' },
	frontEnd: { original: 'Front-end', plain: 'Front end', bn: 'ফ্রন্ট-এন্ড' },
	backEnd: { original: 'Back-end', plain: 'Back end', bn: 'ব্যাক-এন্ড' },
	database: { original: 'Database', bn: 'ডেটাবেস' },
	hosting: { original: 'Hosting', bn: 'হোস্টিং' },
	tools: { original: 'Tools', bn: 'টুলস' },
	skillLevel: { original: 'lavel : {level}', plain: 'Level: {level}', bn: 'স্তর: {level}' },
	takes: { original: 'Takes', bn: 'সময় লাগে' },
	from: { original: 'From', bn: 'শুরু' },
	whatServiceBrings: { original: 'What {service} gets you', bn: '{service}-এ যা পাবেন' },
	seenIn: { original: 'Seen in', bn: 'যেখানে দেখা যায়' },
	askAbout: { original: 'Ask about {service}', bn: '{service} নিয়ে জিজ্ঞাসা করুন' },
	newsletter: { original: 'Newsletter', bn: 'নিউজলেটার' },
	enterYourEmail: {
		original: 'Enter your Email',
		plain: 'Your e-mail address',
		bn: 'আপনার ই-মেইল ঠিকানা',
	},
	emailPlaceholder: {
		original: 'Enter Your Email',
		plain: 'name@example.com',
		bn: 'আপনার ই-মেইল লিখুন',
	},
	subscribe: { original: 'Subscribe', bn: 'সাবস্ক্রাইব করুন' },
	subscribedAtOnce: { original: 'Thank you.', bn: 'ধন্যবাদ।' },
	subscribed: {
		original: 'Thank you. If there is something to confirm, it is in your inbox.',
		bn: 'ধন্যবাদ। নিশ্চিত করার কিছু থাকলে তা আপনার ইনবক্সে পাবেন।',
	},
	readBlog: { original: 'Read the blog', bn: 'ব্লগ পড়ুন' },
	linkCutOff: {
		original: 'Its second half is missing. Open it from the mail once more.',
		bn: 'লিংকের শেষ অংশ নেই। মেইল থেকে আবার খুলুন।',
	},
	noResponseMinute: {
		original: 'The server did not answer. Please try again in a minute.',
		bn: 'সার্ভার সাড়া দেয়নি। এক মিনিট পরে আবার চেষ্টা করুন।',
	},
	oneClickMore: { original: 'One click more', bn: 'আর একটি ক্লিক' },
	confirmSubscriptionText: {
		original:
			'You asked for the newsletter with this address. Press the button, and the next letter comes to you as well.',
		bn: 'এই ঠিকানা দিয়ে আপনি নিউজলেটার চেয়েছেন। বোতামটি চাপুন, পরের চিঠি আপনিও পাবেন।',
	},
	confirmSubscription: { original: 'Confirm my subscription', bn: 'সাবস্ক্রিপশন নিশ্চিত করুন' },
	onTheList: { original: 'You are on the list', bn: 'আপনি তালিকায় আছেন' },
	onTheListText: {
		original: 'The next letter comes to you as well. Each has a link to leave.',
		bn: 'পরের চিঠি আপনিও পাবেন। প্রতিটিতে তালিকা ছাড়ার লিংক থাকে।',
	},
	noMoreLetters: { original: 'No more letters?', bn: 'আর চিঠি চান না?' },
	unsubscribeText: {
		original: 'Press the button and your address is taken off the list at once.',
		bn: 'বোতামটি চাপলেই আপনার ঠিকানা তালিকা থেকে বাদ যাবে।',
	},
	unsubscribe: { original: 'Unsubscribe', bn: 'সাবস্ক্রিপশন বাতিল করুন' },
	offTheList: { original: 'You are off the list', bn: 'আপনি আর তালিকায় নেই' },
	offTheListText: {
		original: 'No letter comes to you any more. Come back whenever you like.',
		bn: 'আর কোনো চিঠি আসবে না। যখন খুশি ফিরে আসুন।',
	},
} as const satisfies Area;
