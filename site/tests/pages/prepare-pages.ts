import { toItemResponse, toListResponse } from '@sumu/contract/examples';
import { type CmsStandIn, paged, refusal } from '../../src/testing/cms';
import { site } from '../../src/testing/samples';
import { blogSamples, reviewSamples, serviceSamples, skillSamples } from '../home/samples';

const achievement = { title: 'Certificates', text: 'Three of them.' };
export const siteOfPages = {
	...site,
	achievements: [
		{ ...achievement, linkLabel: 'See them', url: 'https://drive.example/certificates' },
	],
	pages: { ...site.pages, skills: 'Counted again' },
};

const posts = blogSamples.toReversed();

/** Prepares the public pages' content; the posts fill one page and start a second. */
export function preparePages(cms: CmsStandIn): void {
	cms.on('getSite', toItemResponse(siteOfPages));
	for (const call of ['findAddress', 'getBlog'] as const)
		cms.on(call, () => {
			throw refusal(404);
		});
	cms.on('listSkills', toListResponse(...skillSamples));
	cms.on('listServices', toListResponse(...serviceSamples));
	cms.on('listReviews', toListResponse(...reviewSamples));
	cms.on('listTags', toListResponse({ tag: 'CSS', count: 2 }, { tag: 'C#', count: 1 }));
	cms.on('pageBlogs', ({ params }) =>
		paged([...posts, ...posts.slice(0, 1)], params.page, posts.length),
	);
}
