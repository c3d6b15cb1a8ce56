import { everyDetail, plainBrand } from '@sumu/contract';
import type { SiteTexts } from '../../../demo/content/types';

const heading = (title: string, text: string) => ({ title, text });

/** What a site says before its owner has written anything; every text is meant to be replaced. */
export const defaultSite = (): SiteTexts => ({
	ownerName: 'Your name',
	headlines: ['is a web designer and developer', 'loves programming', 'builds websites that last'],
	intro: 'Say in two or three sentences what you do, and for whom.',
	heroPicture: null,
	platforms: [],
	socials: [],
	resumeUrl: '',

	teaserTitle: 'How I work',
	teasers: [
		{ title: 'Pixel Perfect', text: 'What was agreed is what gets built.', icon: 'precision' },
		{ title: 'Awesome Idea', text: 'Every site begins with one clear idea.', icon: 'idea' },
		{ title: 'High Quality', text: 'Clean code that others can read.', icon: 'quality' },
		{ title: 'Responsive Design', text: 'From the phone to the desk.', icon: 'responsive' },
		{ title: 'Effective solutions', text: 'Nothing that is not needed.', icon: 'target' },
		{ title: 'Support', text: 'Here after the launch as well.', icon: 'support' },
	],

	aboutText: 'Tell a little about yourself: what you learned, where, and what you like to build.',
	aboutSkills: [],
	portrait: null,
	experience: 1,
	totalProjects: '1+',
	achievements: [],

	sections: {
		projects: heading('Latest Projects', 'What I made most recently.'),
		skills: heading('Skills', 'What I work with.'),
		services: heading('Services', 'What I can do for you.'),
		testimonials: heading('Testimonials', 'What clients say.'),
		blog: heading('Blog', 'Notes on what I learn.'),
		contact: heading('Contact', 'Write to me, I answer every message.'),
	},
	pages: { projects: '', skills: '', services: '', blog: '' },
	development: {
		title: 'My Development Life',
		text: 'There is something new to learn every week.',
		picture: null,
		steps: [],
	},
	statistics: [],
	newsletterTitle: 'News by e-mail, now and then',
	contactHours: '9:00 a.m. to 8:00 p.m. ET, Monday through Friday.',
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
	seo: {
		title: 'Web designer and developer',
		description: 'Projects, services and notes of a web designer and developer.',
		picture: null,
	},
});
