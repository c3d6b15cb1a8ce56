import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setApiBase } from '../../src/lib/api';
import { renderHome } from './render-home';
import { watchScreen } from './screen';
import { type HomeServer, startHomeServer } from './server';

let api: HomeServer;

beforeEach(async () => {
	watchScreen();
	api = await startHomeServer();
	setApiBase(`${api.address}/api`);
});
afterEach(() => api.close());

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
		'Six habits',
		'Latest Projects',
		'Skills',
		'My Development Life',
		'Services',
		'Testimonials',
		'Blog',
		'One letter a month',
		'Contact',
	]);
});

test('the banner is named once and leads to résumé, platforms and the contact section', async () => {
	await renderHome();
	const banner = within(screen.getByRole('region', { name: 'Introduction' }));
	expect(banner.getByRole('heading', { level: 1 })).toHaveAccessibleName('Rokeya draws');
	expect(banner.getByText('I draw and build.')).toBeVisible();
	const resume = banner.getByRole('link', { name: 'Resume Here' });
	expect(resume).toHaveAttribute('href', 'https://drive.example/resume');
	expect(resume).toHaveAttribute('target', '_blank');
	expect(resume.getAttribute('rel')).toContain('noopener');
	expect(banner.getByRole('link', { name: 'Behance' })).toBeVisible();
	expect(banner.getByRole('link', { name: 'GitHub' })).toBeVisible();
	const hireMe = banner.getByRole('link', { name: 'Hire Me' }).getAttribute('href');
	expect(hireMe).toMatch(/^\/(#contact|contact)$/);
});

test('the owner’s claims, skills and steps are told', async () => {
	await renderHome();
	const about = within(screen.getByRole('region', { name: 'About me' }));
	expect(about.getByText('years of experience').nextElementSibling).toHaveTextContent('2');
	expect(about.getByText('total projects').nextElementSibling).toHaveTextContent('100+');
	const names = within(about.getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
	expect(names.map((node) => node.textContent)).toEqual(['HTML5', 'MongoDB']);
	const development = within(screen.getByRole('region', { name: 'My Development Life' }));
	expect(development.getByText('2021')).toBeVisible();
});

test('the blog shows the newest three, newest first, and nothing of the articles', async () => {
	const { container } = await renderHome();
	const blog = within(screen.getByRole('region', { name: 'Blog' }));
	const topics = blog.getAllByRole('heading', { level: 3 }).map((node) => node.textContent);
	expect(topics).toEqual(['Newest post', 'Newer post', 'Older post']);
	expect(blog.getByText('Newest excerpt…')).toBeVisible();
	expect(blog.getAllByText('02 Oct 2023')).toHaveLength(3);
	expect(container).not.toHaveTextContent('all of it');
});

test('an empty list of reviews says so', async () => {
	api.reviews = [];
	await renderHome();
	const reviews = within(screen.getByRole('region', { name: 'Testimonials' }));
	expect(reviews.getByText('No reviews yet')).toBeVisible();
});
