import type { Owner } from '../owner';
import { settings } from './settings';

const author = 'শর্মিষ্ঠা পাল';

export const ceramics: Owner = {
	folder: 'ceramics',
	pictures: [
		'icon.png',
		...[
			'nodi-jar',
			'bhor-bowls',
			'raat-bottles',
			'cha-cups',
			'mela-kalash',
			'haat-plates',
			'kiln-shelf',
			'wet-clay',
		].map((name) => `${name}.webp`),
	],
	settings,
	projects: [
		{
			projectsName: 'হাটের থালা',
			projectsDescription:
				'গেরুয়া তুলির টানে আঁকা ভাতের থালা। মাঝখানের ফুলটি আঁকতে লাগে এক নিঃশ্বাস, আর বিশ বছরের অভ্যাস।',
			image: 'picture:haat-plates',
			projectPrice: 1850,
			projectDelivery: 'তিন সপ্তাহ',
		},
		{
			projectsName: 'মেলার কলস',
			projectsDescription:
				'বৈশাখী মেলায় ঠাকুরদা যে কলস বেচতেন, তারই গড়ন। সাদা জমিনে নীল ঢেউ, গোমতীর বর্ষার মতো।',
			image: 'picture:mela-kalash',
			projectPrice: 4200,
			projectDelivery: 'চার সপ্তাহ',
		},
		{
			projectsName: 'চায়ের কাপ',
			projectsDescription: 'চার রঙের চার কাপ। হাতল নেই, নিচের কাঁচা মাটি হাতে ধরলে তাপ লাগে না। আড্ডার জন্য গড়া।',
			image: 'picture:cha-cups',
			projectPrice: 1600,
			projectDelivery: 'দুই সপ্তাহ',
		},
		{
			projectsName: 'ভোরের বাটি',
			projectsDescription: 'ধানের তুষের ছাই থেকে আসে এই কচি সবুজ। ভোরের কুয়াশায় ধানখেত যেমন দেখায়, তেমন।',
			image: 'picture:bhor-bowls',
			projectPrice: 2400,
			projectDelivery: 'তিন সপ্তাহ',
		},
		{
			projectsName: 'রাতের বোতল',
			projectsDescription: 'তিন বোন: কালি, মধু আর মরচে। একই চুল্লিতে, একই আগুনে, তবু তিন মেজাজের।',
			image: 'picture:raat-bottles',
			projectPrice: 6900,
			projectDelivery: 'পাঁচ সপ্তাহ',
		},
		{
			projectsName: 'নদীর কলসি',
			projectsDescription:
				'বর্ষার শেষে নদীর যে নীল, সেটি ধরতে সাত বছর লেগেছে। নিচের মাটি ইচ্ছে করেই খালি রাখা, যেন পাড় দেখা যায়।',
			image: 'picture:nodi-jar',
			projectPrice: 5500,
			projectDelivery: 'ছয় সপ্তাহ',
			year: 2025,
			story:
				'## নীলের খোঁজে\n\nপ্রথম চুল্লিতে রং এল ধূসর, দ্বিতীয়টিতে কালো। খাতায় লিখে রাখতাম কাঠের ওজন, বাতাসের দিক, আর কতক্ষণ আগুন ছিল।\n\n## যা শিখলাম\n\nগ্লেজে লোহা যত কম, নীল তত গভীর। আর চুল্লি খুলতে হয় ঠান্ডা হওয়ার পরদিন, যত তাড়াই থাকুক।',
			outcomes: [
				{ value: '৭', label: 'বছরের চেষ্টা' },
				{ value: '৪৩', label: 'বার পোড়ানো' },
			],
		},
	],
	posts: [
		{
			topic: 'মাটি চেনার তিন উপায়',
			author,
			img: 'picture:wet-clay',
			tags: ['মাটি', 'শেখা'],
			excerpt: 'নদীর পাড়ের সব মাটিতে কলস হয় না। হাতে নিয়ে যা দেখি।',
			description:
				'নতুন শিক্ষার্থীরা প্রথম দিনই চাকে বসতে চান। আমি তাঁদের নিয়ে যাই নদীর পাড়ে।\n\n## আঙুলে\n\nদুই আঙুলে ঘষলে বালি যদি কিচকিচ করে, সেই মাটি থালার জন্য নয়।\n\n## দড়িতে\n\nমাটি পাকিয়ে দড়ি করুন, তারপর গোল করে বাঁকান। ফাটলে তাতে আরও পলি মেশাতে হবে।\n\n## জিভে\n\nঠাকুরদা চেখে দেখতেন। লোনা মাটির গ্লেজ ফোটে না। আমি চাখি না, তবে তাঁর কথা আজও মেলে।',
		},
		{
			topic: 'চুল্লি খোলার আগের রাত',
			author,
			img: 'picture:kiln-shelf',
			tags: ['আগুন'],
			excerpt: 'ছত্রিশ ঘণ্টা আগুন, তারপর ছত্রিশ ঘণ্টা অপেক্ষা।',
			description:
				'আগুন নেভে সন্ধ্যায়। তারপর চুল্লির মুখ কাদা দিয়ে বন্ধ, আর কিছু করার থাকে না।\n\n## কেন তাড়া নেই\n\nগরম বাসনে ঠান্ডা বাতাস লাগলে গ্লেজ চুলের মতো ফেটে যায়। একবার তাড়াহুড়ো করে চল্লিশটি কাপ হারিয়েছি।\n\n## সকালে\n\nপ্রথম ইটটি সরালে যে শব্দ হয়, টুং টাং, সেটি গ্লেজ ঠান্ডা হওয়ার শব্দ। ওই শব্দের জন্যই এই কাজ করি।',
		},
	],
	services: [
		{
			servicesHeader: 'ফরমায়েশি বাসন',
			servicesDescription: 'আপনার টেবিল, দোকান বা রেস্তোরাঁর জন্য এক ধাঁচের পুরো সেট।',
			deliverables: ['আগে একটি নমুনা', 'ছয় থেকে ষাটটি', 'নিচে আপনার নাম'],
			duration: '৬ সপ্তাহ',
			priceFrom: 12000,
			img: 'picture:haat-plates',
		},
		{
			servicesHeader: 'চাকে হাতেখড়ি',
			servicesDescription: 'শনিবারের সকাল, চারজনের বেশি নয়। দুটি বাটি আপনার সঙ্গে বাড়ি যাবে।',
			deliverables: ['তিন ঘণ্টা', 'মাটি ও পোড়ানো', 'দুপুরের খাবার'],
			duration: 'এক দিন',
			priceFrom: 2500,
			img: 'picture:wet-clay',
		},
		{
			servicesHeader: 'ভাঙা বাসন জোড়া',
			servicesDescription: 'দাদির কাপ ফেলে দেবেন না। সোনালি রেখায় জোড়া দিলে সে আরও সুন্দর হয়।',
			deliverables: ['আগে ছবি দেখে দাম', 'খাবারের উপযোগী আঠা'],
			duration: '২ সপ্তাহ',
			priceFrom: 800,
			img: 'picture:bhor-bowls',
		},
	],
	skills: [],
	reviews: [
		{
			userName: 'নাজমা বেগম',
			location: 'চট্টগ্রাম',
			review: 'রোজ সকালে চা খাই এই কাপে। দুই বছরে একটি দাগও পড়েনি।',
			image: 'picture:cha-cups',
			rating: 5,
		},
		{
			userName: 'অমিত রায়',
			location: 'সিলেট',
			review: 'আমাদের রেস্তোরাঁর চল্লিশটি থালা, প্রতিটি একটু আলাদা। অতিথিরা উল্টে নাম দেখেন।',
			image: 'picture:haat-plates',
			rating: 5,
		},
		{
			userName: 'ফারহানা ইসলাম',
			location: 'রাজশাহী',
			review: 'প্রথম বাটিটা বেঁকে গিয়েছিল। তিনি বললেন, থাক, এটাই আপনার হাত।',
			image: 'picture:bhor-bowls',
			rating: 4,
		},
	],
};
