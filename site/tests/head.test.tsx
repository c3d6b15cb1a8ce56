import type { Blog, RatingSummary } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HomeHead } from '../src/features/seo/components/home-head';
import { PageHead } from '../src/features/seo/components/page-head';
import { PostHead } from '../src/features/seo/components/post-head';
import { ProjectHead } from '../src/features/seo/components/project-head';
import { SiteProvider } from '../src/lib/site/site-provider';
import { projectSample, site } from '../src/testing/samples';

const origin = 'https://example.com';

/** Renders head elements in a page with loaded settings. */
async function show(head: ReactNode) {
	const Page = createRoutesStub([
		{
			id: 'root',
			path: '/',
			HydrateFallback: () => null,
			loader: () => ({ origin, site, readAt: Date.now() }),
			Component: () => <SiteProvider>{head}</SiteProvider>,
		},
	]);
	render(<Page />);
	await waitFor(() => expect(document.title).not.toBe(''));
}

/** Metadata for machines is rendered only on the server. */
beforeEach(() => void vi.stubEnv('SSR', true));
afterEach(() => void vi.unstubAllEnvs());

const attribute = (selector: string, name: string) =>
	document.querySelector(selector)?.getAttribute(name);
const property = (name: string) => attribute(`meta[property="${name}"]`, 'content');
const link = (rel: string) => attribute(`link[rel="${rel}"]`, 'href');
const graph = () => {
	const script = document.querySelector('script[type="application/ld+json"]');
	return JSON.parse(script?.textContent ?? 'null')['@graph'];
};

const post: Blog = {
	...endpointExamples.getBlog.response.data,
	_id: 'post-1',
	slug: 'post-1',
	topic: 'On threads </script><script>alert(1)</script>',
};
const rating: RatingSummary = { average: 4.5, count: 12 };

test('a page head has title, canonical address, neighbours and preview image', async () => {
	await show(
		<PageHead title="Projects" description="All" path="/projects/page=2" next="/projects/page=3" />,
	);
	expect(document.title).toBe(`Projects | ${site.seo.title}`);
	expect(link('canonical')).toBe(`${origin}/projects/page=2`);
	expect(link('next')).toBe(`${origin}/projects/page=3`);
	expect(link('prev')).toBeUndefined();
	expect(property('og:image')).toBe(`${origin}/og/site.png`);
	expect(attribute('meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
	expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test('a private page is not indexed', async () => {
	await show(<PageHead title="Search" path="/search" isPrivate />);
	expect(attribute('meta[name="robots"]', 'content')).toBe('noindex');
});

test('a long description is truncated', async () => {
	await show(<PageHead title="Long" description={'word '.repeat(100)} path="/" />);
	const text = attribute('meta[name="description"]', 'content') ?? '';
	expect(text.length).toBeLessThanOrEqual(200);
	expect(text).toMatch(/word…$/);
});

test('the home page has structured data for the site, its owner and its search', async () => {
	await show(<HomeHead />);
	const [website, owner] = graph();
	expect(website).toMatchObject({
		'@type': 'WebSite',
		potentialAction: { target: { urlTemplate: `${origin}/search?q={search_term_string}` } },
	});
	expect(owner).toMatchObject({ '@type': 'Person', sameAs: site.socials.map(({ url }) => url) });
	expect(website.publisher['@id']).toBe(owner['@id']);
});

test('a post uses its SEO title, SEO description and tags', async () => {
	const tags = ['CSS', 'Grid'];
	const words = { seoTitle: 'Grid, told by a weaver', seoDescription: 'Threads first.' };
	await show(<PostHead post={{ ...post, ...words, tags }} />);
	expect(document.title).toMatch(/^Grid, told by a weaver \|/);
	expect(property('og:description')).toBe('Threads first.');
	expect(property('article:tag')).toBe('CSS');
	expect(graph()[0]).toMatchObject({
		headline: post.topic,
		description: 'Threads first.',
		keywords: tags,
	});
});

test('a post is a BlogPosting with its rating, and its text cannot close the script element', async () => {
	await show(<PostHead post={{ ...post, rating }} previous="/blog/older" />);
	expect(graph()[0]).toMatchObject({
		'@type': 'BlogPosting',
		headline: post.topic,
		datePublished: post.date,
		dateModified: post.updated,
		image: `${origin}/og/blog/post-1.png`,
		aggregateRating: { ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
	});
	expect(document.querySelector('script')?.innerHTML).not.toContain('</script');
	expect(property('og:type')).toBe('article');
	expect(property('article:published_time')).toBe(post.date);
	expect(property('article:modified_time')).toBe(post.updated);
	expect(link('prev')).toBe(`${origin}/blog/older`);
});

test('a project is a CreativeWork, without a rating if it has no reviews', async () => {
	const project = projectSample(1, {
		updated: post.updated,
		rating: null,
	});
	await show(<ProjectHead project={project} />);
	const [work] = graph();
	expect(work).toMatchObject({
		'@type': 'CreativeWork',
		name: 'Project 1',
		url: `${origin}/project/project-1`,
		sameAs: project.projectsLiveLink,
		datePublished: project.date,
		dateModified: post.updated,
	});
	expect(property('article:modified_time')).toBe(post.updated);
	expect(work.aggregateRating).toBeUndefined();
	expect(property('og:image')).toBe(`${origin}/og/project/project-1.png`);
});

test('a case study includes its pictures and its client’s quote without a rating', async () => {
	const { gallery, testimonial, year, client } = projectSample(1);
	await show(<ProjectHead project={projectSample(1, { rating: null })} />);
	const [work] = graph();
	expect(work).toMatchObject({
		hasPart: [
			{
				'@type': 'ImageObject',
				contentUrl: gallery[0]?.picture.url,
				caption: gallery[0]?.caption,
			},
		],
		review: { author: { name: testimonial?.UserName }, reviewBody: testimonial?.reviewText },
		funder: { name: client },
		dateCreated: String(year),
	});
	expect(work.review.reviewRating).toBeUndefined();
});

test('a project without case study fields omits them from its structured data', async () => {
	const bare = { gallery: [], testimonial: null, year: null, client: '' };
	await show(<ProjectHead project={projectSample(2, bare)} />);
	for (const name of ['hasPart', 'review', 'funder', 'dateCreated'])
		expect(graph()[0]).not.toHaveProperty(name);
});

test('structured data is not rendered again in the browser', async () => {
	vi.stubEnv('SSR', false);
	await show(<HomeHead />);
	expect(document.querySelector('script[type="application/ld+json"]')).toBeEmptyDOMElement();
});
