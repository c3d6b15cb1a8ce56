import type { SiteUpdateBody } from '@sumu/contract';
import { sections } from '../sections';

/** A ceramicist in Cumilla, in Bangla. */
export const settings: SiteUpdateBody = {
	ownerName: 'শর্মিষ্ঠা পাল',
	headlines: ['মাটি দিয়ে ঘর সাজান', 'নদীর রঙে গ্লেজ করেন', 'থাকেন বিজয়পুরে'],
	intro:
		'আমি হাতে চাক ঘুরিয়ে রোজকার বাসন গড়ি: চায়ের কাপ, ভাতের থালা, ফুলের কলস। মাটি আসে গোমতীর পাড় থেকে, রং আসে ছাই আর লোহা থেকে।',
	heroPicture: 'picture:raat-bottles',
	platforms: [],
	socials: [
		{ network: 'Facebook', url: 'https://www.facebook.com/sharmistha.example' },
		{ network: 'Instagram', url: 'https://www.instagram.com/sharmistha.example' },
	],
	resumeUrl: '',
	teasers: [
		{
			title: 'হাতে গড়া',
			text: 'ছাঁচ নেই, তাই দুটি কাপ কখনো হুবহু এক হয় না।',
			icon: 'precision',
		},
		{
			title: 'রোজকার জন্য',
			text: 'ওভেন, ফ্রিজ, বাসন মাজার সাবান: সবই সয়।',
			icon: 'quality',
		},
		{
			title: 'ভাঙলে বদলে দিই',
			text: 'পথে ভাঙলে নতুন একটি পাঠাই, কোনো প্রশ্ন ছাড়াই।',
			icon: 'support',
		},
	],
	aboutText:
		'আমাদের পাড়ায় চার পুরুষ ধরে হাঁড়ি গড়া হয়। আমি চারুকলায় পড়েছি, তারপর ফিরে এসে ঠাকুরদার চাকেই বসেছি। এখন আমার চুল্লিতে মাসে দুবার আগুন জ্বলে, আর প্রতিবার খোলার আগের রাতে ঘুম আসে না।',
	aboutSkills: ['চাকের কাজ', 'ছাইয়ের গ্লেজ', 'তুলির নকশা', 'কাঠের চুল্লি'],
	portrait: 'picture:wet-clay',
	experience: 14,
	totalProjects: '৬০০+',
	achievements: [
		{
			title: 'জাতীয় কারুশিল্প পুরস্কার',
			text: 'নদীর রঙের গ্লেজ করা বারোটি কলসের জন্য, ২০২৩ সালে।',
			linkLabel: '',
			url: '',
		},
	],
	sections: sections({
		teasers: { title: 'কেন হাতে গড়া' },
		projects: {
			title: 'নতুন কাজ',
			text: 'এবারের চুল্লি থেকে যা বেরোল। শেষ হলে আর একই রকম হয় না।',
			label: 'বাসন',
		},
		about: {},
		services: { title: 'যা করি', text: 'ফরমায়েশ নিই, শেখাই, আর ভাঙা বাসন জোড়া দিই।' },
		testimonials: { title: 'যাঁরা ব্যবহার করেন', text: 'তাঁদের নিজেদের কথায়।' },
		statistics: {},
		blog: { title: 'চুল্লির পাশে লেখা', text: 'মাটি, আগুন আর ভুল থেকে শেখা।' },
		contact: {
			title: 'লিখুন আমাকে',
			text: 'কী লাগবে আর কবে লাগবে, এটুকু জানালেই হবে।',
		},
	}),
	menu: [],
	extraPages: [],
	legal: { terms: '', privacy: '' },
	pages: {
		projects: 'প্রতিটি বাসন একটিই। ছবিতে যা দেখছেন, তা-ই আপনার হাতে পৌঁছাবে।',
		skills: '',
		services: 'ফরমায়েশে তিন থেকে ছয় সপ্তাহ লাগে, কারণ মাটি তাড়া মানে না।',
		blog: 'মাসে একটি লেখা, চুল্লি ঠান্ডা হওয়ার অপেক্ষায়।',
	},
	development: { picture: null, steps: [] },
	statistics: [
		{ label: 'চুল্লির আগুন', value: 312, note: 'মাসে দুবার' },
		{ label: 'শিক্ষার্থী', value: 85, note: 'তাঁদের এগারো জনের নিজের চাক আছে' },
		{ label: 'গ্লেজের রং', value: 27, note: 'সব নিজের হাতে মেশানো' },
	],
	contactHours: 'শনি থেকে বৃহস্পতি, সকাল ১০টা থেকে সন্ধ্যা ৬টা',
	contact: {
		email: 'sharmistha@matir-ghor.example',
		phone: '+880 1700 000000',
		address: 'বিজয়পুর, কুমিল্লা',
		opens: '10:00',
		closes: '18:00',
		timeZone: '',
	},
	availability: 'ফাল্গুন থেকে নতুন ফরমায়েশ নিচ্ছি।',
	bookingUrl: '',
	adminPath: '',
	contactNumber: 'optional',
	contactSteps: [
		{ title: 'উত্তর', text: 'দু-এক দিনের মধ্যে ফোন করি বা লিখি।' },
		{ title: 'নমুনা', text: 'একটি বাসন গড়ে ছবি পাঠাই। পছন্দ না হলে আবার গড়ি।' },
		{ title: 'চুল্লি', text: 'পোড়ানো শেষে খড়ে মুড়ে আপনার ঠিকানায় পাঠাই।' },
	],
	footerYear: 2026,
	timeZone: 'Asia/Dhaka',
	readers: 'everyone',
	wording: 'plain',
	words: { projects: 'বাসন', allProjects: 'সব বাসন', newestProjects: 'নতুন বাসন', portfolio: 'বাসন' },
	language: 'bn',
	currency: 'BDT',
	cardCounters: 'off',
	moderateReviews: true,
	details: {
		liveLink: 'off',
		theme: 'off',
		frontend: 'off',
		backend: 'off',
		price: 'required',
		delivery: 'optional',
		features: 'off',
	},
	brand: {
		logo: null,
		icon: 'picture:icon',
		footerMark: null,
		border: null,
		lost: null,
		palette: 'woad',
		accent: null,
		fonts: 'workshop',
		radius: 'round',
		density: 'regular',
	},
	seo: {
		title: 'শর্মিষ্ঠা পাল, মৃৎশিল্পী, কুমিল্লা',
		description:
			'হাতে গড়া কাপ, থালা, কলস আর বোতল: গোমতীর মাটি, ছাইয়ের গ্লেজ। ফরমায়েশ নিই, শেখাই, পাঠাই সারা দেশে।',
		picture: 'picture:kiln-shelf',
	},
};
