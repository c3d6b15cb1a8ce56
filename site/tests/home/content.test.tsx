import { messages, type SectionKey } from '@sumu/contract';
import { endpointExamples, toItemResponse, toListResponse } from '@sumu/contract/examples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setupCms } from '../../src/testing/cms';
import { projectSample, site } from '../../src/testing/samples';
import { watchScreen } from '../support/screen';
import { renderHome } from './render-home';
import { prepareHome } from './samples';

const cms = setupCms(prepareHome);

beforeEach(watchScreen);

test('the sections are in order, each with its heading', async () => {
	await renderHome();
	const regions = within(screen.getByRole('main')).getAllByRole('region');
	expect(regions.map((region) => region.id)).toEqual([
		'',
		'projects',
		'testimonials',
		'services',
		'teasers',
		'about-me',
		'skills',
		'development',
		'blog',
		'statistics',
		'contact',
	]);
	expect(screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent)).toEqual([
		'Latest Projects',
		'Testimonials',
		'Services',
		'What you get',
		'Skills',
		'My Development Life',
		'Blog',
		'Subscribe to the newsletter',
		'Contact',
	]);
});

test('the banner has a named heading and links to résumé, platforms and contact section', async () => {
	await renderHome();
	const banner = within(screen.getByRole('region', { name: 'Introduction' }));
	expect(banner.getByRole('heading', { level: 1 })).toHaveAccessibleName('Mira draws');
	expect(banner.getByText(site.intro)).toBeVisible();
	const resume = banner.getByRole('link', { name: 'Resume Here' });
	expect(resume).toHaveAttribute('href', site.resumeUrl);
	expect(resume).toHaveAttribute('target', '_blank');
	expect(resume.getAttribute('rel')).toContain('noopener');
	expect(banner.getByRole('link', { name: 'Dribbble' })).toBeVisible();
	expect(banner.getByRole('link', { name: 'GitHub' })).toBeVisible();
	const hireMe = banner.getByRole('link', { name: 'Hire Me' }).getAttribute('href');
	expect(hireMe).toMatch(/^\/(#contact|contact)$/);
});

const serviceSample = endpointExamples.getService.response.data;

test('the banner names the lowest price of the services and a result of each project', async () => {
	const prices = [null, 480, 0, 280];
	cms.on(
		'listServices',
		toListResponse(
			...prices.map((priceFrom, at) => ({ ...serviceSample, _id: `${at}`, priceFrom })),
		),
	);
	const outcomes = [{ value: '×2', label: 'orders before the second flush' }, null];
	cms.on(
		'listProjects',
		toListResponse(...outcomes.map((outcome, at) => projectSample(at + 1, { outcome }))),
	);
	await renderHome();
	const banner = within(screen.getByRole('region', { name: 'Introduction' }));
	expect(banner.getByText('From $_280')).toBeVisible();
	expect(banner.getByText('From $280')).toBeInTheDocument();
	const [first, second] = within(
		banner.getByRole('list', { name: 'Newest projects' }),
	).getAllByRole('listitem');
	expect(first).toHaveTextContent('×2 orders before the second flush');
	expect(second).not.toHaveTextContent('×2');
});

test.each([
	['states a price', { priceFrom: null }, site],
	[
		'is shown',
		{ priceFrom: 280 },
		{
			...site,
			sections: site.sections.map((section) => ({
				...section,
				shown: section.key !== 'services',
			})),
		},
	],
])('the banner names no price if no service %s', async (_case, service, settings) => {
	cms.on('getSite', toItemResponse(settings));
	cms.on('listServices', toListResponse({ ...serviceSample, ...service }));
	await renderHome();
	const banner = within(screen.getByRole('region', { name: 'Introduction' }));
	expect(banner.queryByText(/^From/)).not.toBeInTheDocument();
});

test('without a résumé address there is no résumé button', async () => {
	cms.on('getSite', toItemResponse({ ...site, resumeUrl: '' }));
	await renderHome();
	expect(screen.getByRole('link', { name: 'Hire Me' })).toBeVisible();
	expect(screen.queryByText(/Resume/)).not.toBeInTheDocument();
	for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('href', '');
});

test('the about and development sections show the owner’s figures, skills and steps', async () => {
	await renderHome();
	const about = within(screen.getByRole('region', { name: 'About me' }));
	expect(about.getByText('years of experience').nextElementSibling).toHaveTextContent('2');
	expect(about.getByText('total projects').nextElementSibling).toHaveTextContent('100+');
	const names = within(about.getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
	expect(names.map((node) => node.textContent)).toEqual(['React', 'Node.js']);
	const development = within(screen.getByRole('region', { name: 'My Development Life' }));
	expect(development.getByText('2023')).toBeVisible();
});

test('the blog section shows the three newest posts without their full text', async () => {
	const { container } = await renderHome();
	const blog = within(screen.getByRole('region', { name: 'Blog' }));
	const topics = blog.getAllByRole('heading', { level: 3 }).map((node) => node.textContent);
	expect(topics).toEqual(['Newest post', 'Newer post', 'Older post']);
	expect(blog.getByText('Newest excerpt…')).toBeVisible();
	expect(blog.getAllByText('14 Mar 2026')).toHaveLength(3);
	expect(container).not.toHaveTextContent('all of it');
});

const regionsOf = () =>
	within(screen.getByRole('main'))
		.getAllByRole('region')
		.map(({ id }) => id)
		.filter(Boolean);
/** Returns the visible section numbers. */
const numbers = () =>
	[...document.querySelectorAll('main section[id] p[aria-hidden]:not(li *)')]
		.map((node) => node.textContent)
		.filter((text) => text.length === 2);
const linksOf = (name: string) =>
	screen
		.getAllByRole('navigation', { name })
		.flatMap((part) => within(part).getAllByRole('link'))
		.map((link) => link.textContent);

test('section order, visibility and labels follow the settings, as do numbers and menu', async () => {
	const hidden: SectionKey[] = ['skills', 'blog', 'statistics'];
	const sections = site.sections.toReversed().map((section) => ({
		...section,
		shown: !hidden.includes(section.key),
		label: section.key === 'projects' ? 'Work' : '',
	}));
	cms.on('getSite', toItemResponse({ ...site, sections }));
	await renderHome();
	expect(regionsOf()).toEqual([
		'contact',
		'newsletter-strip',
		'development',
		'about-me',
		'teasers',
		'services',
		'testimonials',
		'projects',
	]);
	expect(numbers()).toEqual(['01', '02', '03', '04', '05', '06', '07']);
	expect(linksOf('Main')).toEqual(['Home', 'About', 'Services', 'Work', 'Contact']);
	expect(linksOf('Site')).toEqual(['Home', 'About', 'Services', 'Work', 'Contact', 'Prices']);
});

test('a custom menu replaces the default one', async () => {
	const menu = [
		{ label: 'Photographs', to: '/projects/page=1' },
		{ label: 'Prints', to: 'https://prints.example/' },
	];
	cms.on('getSite', toItemResponse({ ...site, menu }));
	await renderHome();
	const bar = within(screen.getByRole('navigation', { name: 'Main' }));
	const [own, shop, ...others] = bar.getAllByRole('link');
	expect(own).toHaveAttribute('href', '/projects/page=1');
	expect(shop).toHaveAttribute('href', 'https://prints.example/');
	expect(shop).not.toHaveAttribute('aria-current');
	expect(others).toEqual([]);
});

test('a menu link to a file is opened by the browser, not the router', async () => {
	const menu = [{ label: 'Prices', to: '/uploads/prices_1a2b.pdf' }];
	cms.on('getSite', toItemResponse({ ...site, menu }));
	await renderHome();
	const left = new Promise<boolean>((resolve) => {
		document.addEventListener(
			'click',
			(event) => {
				resolve(!event.defaultPrevented);
				event.preventDefault();
			},
			{ once: true },
		);
	});
	const bar = within(screen.getByRole('navigation', { name: 'Main' }));
	await userEvent.click(bar.getByRole('link', { name: 'Prices' }));
	expect(await left).toBe(true);
});

test('a site with only a name has no empty sections and no links to empty pages', async () => {
	const none = { projects: false, blogs: false, services: false, skills: false, reviews: false };
	cms.on(
		'getSite',
		toItemResponse({
			...site,
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
			sections: site.sections.map((section) => ({ ...section, text: '' })),
			development: { picture: null, steps: [] },
			statistics: [],
			contactHours: '',
			published: none,
		}),
	);
	cms.on('listProjects', toListResponse());
	cms.on('listSkills', toListResponse());
	cms.on('listServices', toListResponse());
	cms.on('listReviews', toListResponse());
	cms.on('listBlogs', toListResponse());
	await renderHome();
	expect(regionsOf()).toEqual(['newsletter-strip', 'contact']);
	expect(numbers()).toEqual(['01']);
	expect(linksOf('Main')).toEqual(['Home', 'Contact']);
	const main = screen.getByRole('main');
	expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Mira');
	expect(main).not.toHaveTextContent(messages.notFound);
	for (const list of within(main).queryAllByRole('list'))
		expect(within(list).queryAllByRole('listitem')).not.toEqual([]);
});
