import type { Blog, Review, Service, SiteSetting, Skill } from '@sumu/contract';
import { siteSample } from '../../src/testing/samples';

const date = '2023-10-02T03:30:00.000Z';

export const homeSite: SiteSetting = {
	...siteSample,
	headlines: ['draws', 'codes', 'sings'],
	intro: 'I draw and build.',
	platforms: [{ label: 'Behance', url: 'https://behance.example/rokeya' }],
	resumeUrl: 'https://drive.example/resume',
	teaserTitle: 'Six habits',
	teasers: [{ title: 'Pixel Perfect', text: 'To the pixel.', icon: 'precision' }],
	aboutText: 'I learned both.',
	aboutSkills: ['HTML5', 'MongoDB'],
	development: {
		title: 'My Development Life',
		text: 'Every monsoon.',
		picture: null,
		steps: [{ year: '2021', text: 'React' }],
	},
	statistics: [
		{ label: 'Total Projects', value: 100, note: '21% more than last month' },
		{ label: 'Tasks done', value: 90, note: '31 tasks remaining' },
	],
	newsletterTitle: 'One letter a month',
	contactHours: '9:00 a.m. to 8:00 p.m. ET',
};

const skill = (group: Skill['group'], skillName: string, percentage: number): Skill => ({
	_id: skillName,
	skillName,
	percentage,
	level: 'Expert',
	group,
	img: '',
	picture: null,
});

export const skillSamples: Skill[] = [
	skill('frontend', 'Sass', 9),
	skill('frontend', 'React', 88),
	skill('backend', 'Node.js', 80),
	skill('tools', 'Git', 70),
];

export const serviceSamples: Service[] = ['Creative Design', 'Hosting'].map((servicesHeader) => ({
	_id: servicesHeader,
	servicesHeader,
	servicesDescription: `All about ${servicesHeader}`,
	img: '',
	picture: null,
}));

export const reviewSample = (
	UserName: string,
	userCity: string | null,
	country: string | null,
): Review => ({
	_id: UserName,
	reviewText: `${UserName} is content`,
	userImg: null,
	picture: null,
	UserName,
	userCity,
	location: { country },
	rating: 5,
	date,
});

export const reviewSamples = [
	reviewSample('Nadia Alam', 'Sylhet', 'Bangladesh'),
	reviewSample('Mahbub', null, null),
	reviewSample('Tom Hartley', 'Leeds', 'United Kingdom'),
	reviewSample('Priya Nair', 'Kochi', 'India'),
	reviewSample('Daniel Okafor', 'Lagos', 'Nigeria'),
];

/** Oldest first, as the call has them. */
export const blogSamples: Blog[] = ['Oldest', 'Older', 'Newer', 'Newest'].map((topic) => ({
	_id: topic,
	topic: `${topic} post`,
	author: 'Rokeya',
	description: `${topic} article, all of it`,
	excerpt: `${topic} excerpt`,
	readingMinutes: 3,
	rating: null,
	date,
	updated: date,
	img: '',
	picture: null,
}));
