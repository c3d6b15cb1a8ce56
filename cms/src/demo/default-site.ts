import { everyDetail, plainBrand, type SectionKey, sectionKeys } from '@sumu/contract';
import type { SiteTexts } from '../../demo/content/types';

const titles: Readonly<Record<SectionKey, string>> = {
	teasers: 'How I work',
	about: '',
	projects: 'Latest Projects',
	skills: 'Skills',
	development: 'My Development Life',
	services: 'Services',
	testimonials: 'Testimonials',
	blog: 'Blog',
	statistics: '',
	newsletter: 'News by e-mail, now and then',
	contact: 'Contact',
};

/** What a site says before its owner has written anything: nothing about anybody. What is empty shows nowhere. */
export const defaultSite = (): SiteTexts => ({
	ownerName: 'Your name',
	headlines: [],
	intro: '',
	heroPicture: null,
	platforms: [],
	socials: [],
	resumeUrl: '',

	teasers: [],

	aboutText: '',
	aboutSkills: [],
	portrait: null,
	experience: 0,
	totalProjects: '',
	achievements: [],

	sections: sectionKeys.map((key) => ({
		key,
		shown: true,
		text: '',
		label: '',
		title: titles[key],
	})),
	menu: [],
	extraPages: [],
	legal: { terms: '', privacy: '' },
	pages: { projects: '', skills: '', services: '', blog: '' },
	development: { picture: null, steps: [] },
	statistics: [],
	contactHours: '',
	contact: { email: '', phone: '', address: '' },
	availability: '',
	bookingUrl: '',
	contactNumber: 'optional',
	contactSteps: [],
	footerYear: new Date().getFullYear(),
	timeZone: 'UTC',
	readers: 'everyone',
	wording: 'plain',
	words: {},
	language: 'en',
	currency: 'USD',
	cardCounters: 'off',
	moderateReviews: true,
	details: everyDetail('optional'),
	brand: { ...plainBrand, logo: null, icon: null, footerMark: null },
	seo: { title: '', description: '', picture: null },
});
