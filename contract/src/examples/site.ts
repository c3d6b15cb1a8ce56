import { readDemo, removeDemo } from '../endpoints/demo';
import { searchSite } from '../endpoints/search';
import { readSetup, saveSetup } from '../endpoints/setup';
import * as calls from '../endpoints/site';
import { findAddress } from '../endpoints/site';
import { everyDetail } from '../schemas/details';
import { type SectionKey, sectionKeys } from '../schemas/sections';
import { newSiteSettings } from '../schemas/settings';
import { type SetupProgress, setupSteps } from '../schemas/setup';
import { defaultBrand, type Site, type SiteSetting } from '../schemas/site-setting';
import { sampleBlog } from './blogs';
import { type DeepRequired, defineExample } from './example';
import { sampleProject } from './projects';
import { deletedResponse, toChangedResponse, toItemResponse } from './responses';
import { sampleDate, sampleEmail, sampleId, samplePicture, sampleUpdateDate } from './samples';

const createHeading = (title: string) => ({ title, text: 'What is here, in one line.' });

const sectionTitles: Partial<Record<SectionKey, string>> = {
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
const sectionTexts: Partial<Record<SectionKey, string>> = {
	teasers: '',
	about: '',
	development: 'Always learning.',
	statistics: '',
	newsletter: '',
};
const sampleSections = sectionKeys.map((key) => ({
	key,
	shown: true,
	title: sectionTitles[key] ?? '',
	text: sectionTexts[key] ?? 'What is here, in one line.',
	label: '',
}));

/** A new site has no pictures, so its form values are those of a response. */
const newSettings = newSiteSettings() as SiteSetting;

/** Site settings with the fields that only an admin sees. */
const sampleSite: DeepRequired<Site> = {
	...newSettings,
	ownerName: 'Mira',
	headlines: ['is a creative web designer and developer'],
	intro: 'I build small, fast sites in Sylhet.',
	heroPicture: samplePicture,
	platforms: [{ label: 'Dribbble', url: 'https://dribbble.com' }],
	socials: [{ network: 'GitHub', url: 'https://github.com' }],
	resumeUrl: 'https://drive.example/resume',
	teasers: [{ title: 'Pixel Perfect', text: 'As drawn.', icon: 'precision' }],
	aboutText: 'Two years of sites.',
	aboutSkills: ['React', 'Node.js'],
	experience: 2,
	totalProjects: '100+',
	achievements: [{ title: 'A course', text: 'Finished.', linkLabel: 'Certificate', url: '' }],
	sections: sampleSections,
	extraPages: [{ slug: 'prices', title: 'Prices', text: 'What it costs.' }],
	categories: ['Web Design', 'Web Development'],
	skillGroups: ['frontend', 'backend', 'database', 'hosting', 'tools'],
	development: {
		picture: null,
		steps: [{ year: '2023', text: 'React' }],
	},
	statistics: [{ label: 'Total Projects', value: 100, note: '21% more than last month' }],
	contactHours: '9:00 a.m. to 8:00 p.m. ET, Monday through Friday',
	contact: {
		email: sampleEmail,
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
	askForPages: true,
	contactSteps: [createHeading('I answer within a day')],
	footerYear: 2023,
	timeZone: 'Asia/Thimphu',
	readers: 'signed-in',
	wording: 'original',
	words: { sendMessage: 'Send it to Mira' },
	language: 'en',
	currency: 'USD',
	cardCounters: 'specified',
	requirePictures: true,
	requirePercentage: true,
	details: everyDetail('required'),
	brand: { ...defaultBrand, mark: 'woven', band: 'woven' },
	seo: { title: 'Mira', description: 'Web designer in Sylhet', picture: null },
	features: { google: false, mail: true, visits: true },
	published: { projects: true, blogs: true, services: true, skills: true, reviews: true },
	shownCategories: ['Web Design', 'Web Development'],
	updated: sampleUpdateDate,
	moderateReviews: true,
	trashDays: 30,
	visitStatistics: true,
	stages: { new: 'New', talking: 'Talking', won: 'Won', lost: 'Lost', spam: 'Spam' },
};

const sampleSetup: DeepRequired<SetupProgress> = {
	steps: setupSteps.map((step) => ({ step, state: step === 'name' ? 'done' : 'open' })),
	dismissed: false,
	shown: true,
};

const toHighlightedText = (text: string) => ({ text, marks: [{ start: 0, end: 4 }] });

export const siteExamples = {
	getSite: defineExample(calls.getSite, { response: toItemResponse(sampleSite) }),
	getPage: defineExample(calls.getPage, {
		params: { slug: 'privacy' },
		response: toItemResponse({ slug: 'privacy', title: '', html: '<p>What is kept.</p>' }),
	}),
	updateSite: defineExample(calls.updateSite, {
		body: { experience: 3 },
		response: toChangedResponse(sampleSite),
	}),
	countSorted: defineExample(calls.countSorted, {
		response: toItemResponse({ categories: { 'Web Design': 4 }, skillGroups: { frontend: 6 } }),
	}),
	getOverview: defineExample(calls.getOverview, {
		response: toItemResponse({
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
			pictureStorage: 'working',
			lastDays: { views: 120, visitors: 48, messages: 2, reviews: 1, subscribers: 1 },
			unfinished: [
				{
					kind: 'blog',
					_id: sampleId,
					title: sampleBlog.topic,
					status: 'draft',
					publishAt: null,
					updated: sampleUpdateDate,
				},
			],
			reviewsByMonth: [{ month: '2026-03', count: 2, stars: [0, 0, 0, 1, 1] }],
			cartsByProject: [{ _id: sampleId, projectsName: sampleProject.projectsName, count: 3 }],
			newestUsers: [
				{
					_id: sampleId,
					displayName: 'Nadia Alam',
					email: sampleEmail,
					photoURL: null,
					date: sampleDate,
				},
			],
		}),
	}),
	readDemo: defineExample(readDemo, {
		response: toItemResponse({
			entries: [{ kind: 'project', _id: sampleId, name: sampleProject.projectsName }],
			changed: [{ kind: 'blog', _id: sampleId, name: sampleBlog.topic }],
			settings: ['ownerName'],
			pictures: ['hero.svg'],
		}),
	}),
	removeDemo: defineExample(removeDemo, {
		query: { keep: sampleId, keepSettings: 'headlines' },
		response: deletedResponse,
	}),
	readSetup: defineExample(readSetup, { response: toItemResponse(sampleSetup) }),
	saveSetup: defineExample(saveSetup, {
		body: { skipped: ['portrait'] },
		response: toChangedResponse(sampleSetup),
	}),
	findAddress: defineExample(findAddress, {
		query: { path: '/2019/05/forms' },
		response: toItemResponse({ path: `/blog/${sampleBlog.slug}`, permanent: true }),
	}),
	searchSite: defineExample(searchSite, {
		query: { q: 'form' },
		response: toItemResponse({
			projects: [
				{
					_id: sampleId,
					slug: sampleProject.slug,
					projectsName: toHighlightedText(sampleProject.projectsName),
					excerpt: { text: sampleProject.projectsDescription, marks: [] },
					projectTheme: sampleProject.projectTheme,
					projectPrice: sampleProject.projectPrice,
					picture: samplePicture,
				},
			],
			posts: [
				{
					_id: sampleId,
					slug: sampleBlog.slug,
					topic: toHighlightedText(sampleBlog.topic),
					excerpt: { text: sampleBlog.excerpt, marks: [] },
					author: sampleBlog.author,
					date: sampleDate,
					picture: samplePicture,
				},
			],
		}),
	}),
};
