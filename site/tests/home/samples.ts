import type { Blog, ListedReview, Skill } from '@sumu/contract';
import { endpointExamples, toItemResponse, toListResponse } from '@sumu/contract/examples';
import type { CmsStandIn } from '../../src/testing/cms';
import { projectSample, site } from '../../src/testing/samples';

export const homeSite = {
	...site,
	headlines: ['draws', 'codes', 'sings'],
	statistics: [...site.statistics, { label: 'Tasks done', value: 90, note: '31 tasks remaining' }],
};

export const skillSample = (group: string, skillName: string, percentage: number): Skill => ({
	...endpointExamples.getSkill.response.data,
	_id: skillName,
	skillName,
	percentage,
	level: 'Expert',
	group,
});

export const skillSamples = [
	skillSample('frontend', 'Sass', 9),
	skillSample('frontend', 'React', 88),
	skillSample('backend', 'Node.js', 80),
	skillSample('tools', 'Git', 70),
];

export const serviceSamples = ['Creative Design', 'Hosting'].map((servicesHeader) => ({
	...endpointExamples.getService.response.data,
	_id: servicesHeader,
	servicesHeader,
	servicesDescription: `All about ${servicesHeader}`,
}));

const reviewSample = (
	UserName: string,
	userCity: string | null,
	country: string | null,
): ListedReview => ({
	...endpointExamples.getReview.response.data,
	_id: UserName,
	reviewText: `${UserName} is content`,
	UserName,
	userCity,
	location: { country },
	project: null,
});

export const reviewSamples = [
	reviewSample('Nadia Alam', 'Sylhet', 'Bangladesh'),
	reviewSample('Mahbub', null, null),
	reviewSample('Tom Hartley', 'Leeds', 'United Kingdom'),
	reviewSample('Priya Nair', 'Kochi', 'India'),
	reviewSample('Daniel Okafor', 'Lagos', 'NG'),
];

/** Oldest first, as the API returns them. */
export const blogSamples = ['Oldest', 'Older', 'Newer', 'Newest'].map(
	(topic): Blog => ({
		...endpointExamples.addBlog.response.data,
		_id: topic,
		topic: `${topic} post`,
		description: `${topic} article, all of it`,
		excerpt: `${topic} excerpt`,
		ownExcerpt: '',
	}),
);

/** Prepares the home page's content, several entries of each kind. */
export function prepareHome(cms: CmsStandIn): void {
	cms.on('getSite', toItemResponse(homeSite));
	cms.on('listProjects', toListResponse(...[1, 2, 3].map((number) => projectSample(number))));
	cms.on('listSkills', toListResponse(...skillSamples));
	cms.on('listServices', toListResponse(...serviceSamples));
	cms.on('listReviews', ({ query }) => toListResponse(...reviewSamples.slice(0, query.limit)));
	cms.on('listBlogs', ({ query }) => toListResponse(...blogSamples.slice(-query.limit)));
}
