import { listed, one } from '@sumu/contract/examples';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setupCms } from '../../src/testing/cms';
import { site } from '../../src/testing/samples';
import { renderHome } from './render-home';
import { prepareHome } from './samples';
import { watchScreen } from './screen';

const cms = setupCms(prepareHome);

beforeEach(watchScreen);

test('the sections come in their order, each with its heading', async () => {
	await renderHome();
	const regions = within(screen.getByRole('main')).getAllByRole('region');
	expect(regions.map((region) => region.id)).toEqual([
		'',
		'teasers',
		'about-me',
		'projects',
		'skills',
		'development',
		'services',
		'testimonials',
		'blog',
		'statistics',
		'contact',
	]);
	expect(screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent)).toEqual([
		site.teaserTitle,
		'Latest Projects',
		'Skills',
		'My Development Life',
		'Services',
		'Testimonials',
		'Blog',
		site.newsletterTitle,
		'Contact',
	]);
});

test('the banner is named once and leads to résumé, platforms and the contact section', async () => {
	await renderHome();
	const banner = within(screen.getByRole('region', { name: 'Introduction' }));
	expect(banner.getByRole('heading', { level: 1 })).toHaveAccessibleName('Sumu draws');
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

test('without a résumé’s address there is no button for it', async () => {
	cms.on('getSite', one({ ...site, resumeUrl: '' }));
	await renderHome();
	expect(screen.getByRole('link', { name: 'Hire Me' })).toBeVisible();
	expect(screen.queryByText(/Resume/)).not.toBeInTheDocument();
	for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('href', '');
});

test('the owner’s claims, skills and steps are told', async () => {
	await renderHome();
	const about = within(screen.getByRole('region', { name: 'About me' }));
	expect(about.getByText('years of experience').nextElementSibling).toHaveTextContent('2');
	expect(about.getByText('total projects').nextElementSibling).toHaveTextContent('100+');
	const names = within(about.getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
	expect(names.map((node) => node.textContent)).toEqual(['React', 'Node.js']);
	const development = within(screen.getByRole('region', { name: 'My Development Life' }));
	expect(development.getByText('2023')).toBeVisible();
});

test('the blog shows the newest three, newest first, and nothing of the articles', async () => {
	const { container } = await renderHome();
	const blog = within(screen.getByRole('region', { name: 'Blog' }));
	const topics = blog.getAllByRole('heading', { level: 3 }).map((node) => node.textContent);
	expect(topics).toEqual(['Newest post', 'Newer post', 'Older post']);
	expect(blog.getByText('Newest excerpt…')).toBeVisible();
	expect(blog.getAllByText('14 Mar 2026')).toHaveLength(3);
	expect(container).not.toHaveTextContent('all of it');
});

test('an empty list of reviews says so', async () => {
	cms.on('listReviews', listed());
	await renderHome();
	const reviews = within(screen.getByRole('region', { name: 'Testimonials' }));
	expect(reviews.getByText('No reviews yet')).toBeVisible();
});
