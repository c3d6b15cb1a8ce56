import { findAddress } from '../endpoints/addresses';
import { readDemo, removeDemo } from '../endpoints/demo';
import { searchSite } from '../endpoints/search';
import { readSetup, saveSetup } from '../endpoints/setup';
import * as calls from '../endpoints/site';
import { plainBrand } from '../schemas/brand';
import { everyDetail } from '../schemas/details';
import { type SectionKey, sectionKeys } from '../schemas/sections';
import { type Setup, setupSteps } from '../schemas/setup';
import type { Site } from '../schemas/site-setting';
import { type Complete, example } from './example';
import { changed, deleted, one } from './responses';
import { blog, date, email, id, picture, project, updated } from './samples';

const heading = (title: string) => ({ title, text: 'What is here, in one line.' });

const titles: Partial<Record<SectionKey, string>> = {
	teasers: 'What you get',
	projects: 'Latest Projects',
	skills: 'Skills',
	development: 'My Development Life',
	services: 'Services',
	testimonials: 'Testimonials',
	blog: 'Blog',
	newsletter: 'Subscribe to the newsletter',
	contact: 'Contact',
};
const texts: Partial<Record<SectionKey, string>> = {
	teasers: '',
	about: '',
	development: 'Always learning.',
	statistics: '',
	newsletter: '',
};
const sections = sectionKeys.map((key) => ({
	key,
	shown: true,
	title: titles[key] ?? '',
	text: texts[key] ?? 'What is here, in one line.',
	label: '',
}));

/** Site settings with the fields that only an admin sees. */
const site: Complete<Site> = {
	ownerName: 'Mira',
	headlines: ['is a creative web designer and developer'],
	intro: 'I build small, fast sites in Sylhet.',
	heroPicture: picture,
	platforms: [{ label: 'Dribbble', url: 'https://dribbble.com' }],
	socials: [{ network: 'GitHub', url: 'https://github.com' }],
	resumeUrl: 'https://drive.example/resume',
	teasers: [{ title: 'Pixel Perfect', text: 'As drawn.', icon: 'precision' }],
	aboutText: 'Two years of sites.',
	aboutSkills: ['React', 'Node.js'],
	portrait: null,
	experience: 2,
	totalProjects: '100+',
	achievements: [{ title: 'A course', text: 'Finished.', linkLabel: 'Certificate', url: '' }],
	sections,
	menu: [],
	extraPages: [{ slug: 'prices', title: 'Prices', text: 'What it costs.' }],
	legal: { terms: '', privacy: '' },
	pages: { projects: '', skills: '', services: '', blog: '' },
	categories: ['Web Design', 'Web Development'],
	skillGroups: ['frontend', 'backend', 'database', 'hosting', 'tools'],
	development: {
		picture: null,
		steps: [{ year: '2023', text: 'React' }],
	},
	statistics: [{ label: 'Total Projects', value: 100, note: '21% more than last month' }],
	contactHours: '9:00 a.m. to 8:00 p.m. ET, Monday through Friday',
	contact: {
		email,
		phone: '+880 1711 000000',
		address: '12 Lake Road\nSylhet',
		opens: '',
		closes: '',
		timeZone: '',
	},
	availability: 'Free from March',
	bookingUrl: 'https://calls.example/mira',
	adminPath: 'studio',
	contactNumber: 'required',
	contactSteps: [heading('I answer within a day')],
	footerYear: 2023,
	timeZone: 'Asia/Thimphu',
	readers: 'signed-in',
	wording: 'original',
	words: { sendMessage: 'Send it to Mira' },
	language: 'en',
	currency: 'USD',
	cardCounters: 'specified',
	details: everyDetail('required'),
	brand: plainBrand,
	seo: { title: 'Mira', description: 'Web designer in Sylhet', picture: null },
	features: { google: false, mail: true },
	published: { projects: true, blogs: true, services: true, skills: true, reviews: true },
	shownCategories: ['Web Design', 'Web Development'],
	updated,
	moderateReviews: true,
};

const setup: Complete<Setup> = {
	steps: setupSteps.map((step) => ({ step, state: step === 'name' ? 'done' : 'open' })),
	dismissed: false,
	shown: true,
};

const found = (text: string) => ({ text, marks: [{ start: 0, end: 4 }] });

export const siteExamples = {
	getSite: example(calls.getSite, { response: one(site) }),
	getPage: example(calls.getPage, {
		params: { slug: 'privacy' },
		response: one({ slug: 'privacy', title: '', html: '<p>What is kept.</p>' }),
	}),
	updateSite: example(calls.updateSite, { body: { experience: 3 }, response: changed(site) }),
	countSorted: example(calls.countSorted, {
		response: one({ categories: { 'Web Design': 4 }, skillGroups: { frontend: 6 } }),
	}),
	getOverview: example(calls.getOverview, {
		response: one({
			counts: {
				projects: 14,
				blogs: 14,
				services: 6,
				skills: 24,
				reviews: 8,
				users: 3,
				cards: 5,
				messages: 2,
				subscribers: 1,
			},
			unreadMessages: 1,
			pendingReviews: 0,
			backups: 'made',
			reviewsByMonth: [{ month: '2026-03', count: 2, stars: [0, 0, 0, 1, 1] }],
			cartsByProject: [{ _id: id, projectsName: project.projectsName, count: 3 }],
			newestUsers: [{ _id: id, displayName: 'Nadia Alam', email, photoURL: null, date }],
		}),
	}),
	readDemo: example(readDemo, {
		response: one({
			entries: [{ kind: 'project', _id: id, name: project.projectsName }],
			changed: [{ kind: 'blog', _id: id, name: blog.topic }],
			settings: ['ownerName'],
			pictures: ['hero.svg'],
		}),
	}),
	removeDemo: example(removeDemo, {
		query: { keep: id, keepSettings: 'headlines' },
		response: deleted,
	}),
	readSetup: example(readSetup, { response: one(setup) }),
	saveSetup: example(saveSetup, {
		body: { skipped: ['portrait'] },
		response: changed(setup),
	}),
	findAddress: example(findAddress, {
		query: { path: '/2019/05/forms' },
		response: one({ path: `/blog/${blog.slug}`, permanent: true }),
	}),
	searchSite: example(searchSite, {
		query: { q: 'form' },
		response: one({
			projects: [
				{
					_id: id,
					slug: project.slug,
					projectsName: found(project.projectsName),
					excerpt: { text: project.projectsDescription, marks: [] },
					projectTheme: project.projectTheme,
					projectPrice: project.projectPrice,
					picture,
				},
			],
			posts: [
				{
					_id: id,
					slug: blog.slug,
					topic: found(blog.topic),
					excerpt: { text: blog.excerpt, marks: [] },
					author: blog.author,
					date,
					picture,
				},
			],
		}),
	}),
};
