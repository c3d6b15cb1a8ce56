import { messages, type ProjectWithNeighbours } from '@sumu/contract';
import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserClient } from '../../src/lib/query/client';
import { getSession } from '../../src/lib/session';
import { setupCms } from '../../src/testing/cms';
import { projectSample, site } from '../../src/testing/samples';
import { showContent } from '../../src/testing/show-content';
import { signIn } from '../../src/testing/sign-in';
import { renderJourney } from './render-journeys';
import { keepCart, keepReview, post, projects } from './visitor';

const cms = setupCms((cms) => {
	showContent(cms, { projects, posts: [post] });
	keepCart(cms);
	keepReview(cms);
});
const showMore = (project: ProjectWithNeighbours) =>
	showContent(cms, { projects: [...projects, project] });

beforeEach(() => void signIn());
afterEach(() => {
	getSession().forget();
});

test('a project page lists its features in order, with price, delivery and links', async () => {
	showMore(
		projectSample(9, {
			projectFeature: ['Offline', 'Bangla'],
			projectPrice: 1200,
			projectDelivery: '3 Weeks',
			projectTheme: 'Timetable',
		}),
	);
	renderJourney('/project/project-9');
	const features = within(await screen.findByRole('list', { name: 'Features' }));
	expect(features.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
		'React, Tailwind',
		'Node.js, Express',
		'Fully Responsive',
		'Timetable',
		'Offline',
		'Bangla',
	]);
	expect(screen.getByText('$_1200')).toBeVisible();
	expect(screen.getByText('3 Weeks Delivery')).toBeVisible();
	expect(screen.getByRole('link', { name: 'Live site' })).toHaveAttribute(
		'href',
		endpointExamples.getProject.response.data.projectsLiveLink,
	);
	expect(screen.getByRole('link', { name: messages.contactNow })).toHaveAttribute(
		'href',
		'/contact?projects=project-9',
	);
	expect(await screen.findByRole('heading', { name: 'Related projects' })).toBeVisible();
});

test('a project with price 0 is shown as free', async () => {
	showMore(projectSample(8, { projectPrice: 0 }));
	renderJourney('/project/project-8');
	expect(await screen.findByText(messages.freePrice)).toBeVisible();
});

test('the picture links to the live site and can be enlarged', async () => {
	const project = projectSample(7);
	showMore(project);
	renderJourney('/project/project-7');
	const link = await screen.findByRole('link', { name: 'Live site of Project 7' });
	expect(link).toHaveAttribute('href', project.projectsLiveLink);
	await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
	const large = within(await screen.findByRole('dialog', { name: 'Project 7' }));
	const stage = large.getAllByRole('button', { name: 'Look closer', pressed: false });
	await userEvent.keyboard('+');
	await userEvent.click(stage[0] ?? document.body);
	await userEvent.click(large.getByRole('button', { name: 'Close the picture' }));
	expect(screen.queryByRole('dialog', { name: 'Project 7' })).not.toBeInTheDocument();
});

test.each(['/project/nothing', '/blog/nothing'])('%s is not found', async (path) => {
	renderJourney(path);
	expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(messages.notFound);
});

test('a post shows its reading time, contents, tags, next post and copyable code', async () => {
	renderJourney('/blog/post-1');
	expect(await screen.findByRole('heading', { level: 1, name: 'On threads' })).toBeVisible();
	expect(screen.getByText('4 minutes')).toBeVisible();
	const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
	expect(contents.getByRole('link', { name: 'Warp & weft' })).toHaveAttribute('href', '#warp-weft');
	expect(document.getElementById('warp-weft')).toHaveTextContent('Warp & weft');
	expect(screen.getByText('css')).toBeVisible();
	expect(screen.getByRole('link', { name: /Next post/ })).toHaveAttribute('href', '/blog/post-2');
	await userEvent.setup().click(screen.getByRole('button', { name: 'Copy' }));
	expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
	expect(await navigator.clipboard.readText()).toBe('.a{}\n');
});

test('a table with long text labels each cell with its column; a table of figures scrolls', async () => {
	const row = (cell: string) => `<tr>\n<td>Mail</td>\n<td align="right">${cell}</td>\n</tr>`;
	const table = (cell: string) =>
		`<table>\n<thead>\n<tr>\n<th>When</th>\n<th align="right">What is &quot;<em>kept</em>&quot;</th>\n</tr>\n</thead>\n<tbody>\n${row(cell)}\n${row('12')}\n</tbody>\n</table>`;
	const html =
		table('14') + table('Your name, your address and what you have written, until you ask');
	showContent(cms, { posts: [{ ...post, next: null, html }] });
	renderJourney('/blog/post-1');
	const [figures, sentences] = await screen.findAllByRole('table');
	if (!figures || !sentences) throw new Error('There are two tables');
	expect(figures.parentElement).toHaveAttribute('tabindex', '0');
	expect(sentences.parentElement).not.toHaveAttribute('tabindex');
	const columns = (table: HTMLElement) =>
		within(table)
			.getAllByRole('cell')
			.map((cell) => cell.getAttribute('data-column'));
	expect(columns(figures)).toEqual([null, null, null, null]);
	expect(columns(sentences)).toEqual(['When', 'What is "kept"', 'When', 'What is "kept"']);
	expect(within(sentences).getAllByRole('columnheader')).toHaveLength(2);
	expect(within(sentences).getAllByRole('row')).toHaveLength(3);
});

test.each([
	['on a later day', '2026-04-05T12:00:00.000Z', ['14 Mar 2026', '05 Apr 2026']],
	['on its publication day', '2026-03-14T23:59:59.000Z', ['14 Mar 2026']],
	['before its publication day', '2026-03-13T12:00:00.000Z', ['14 Mar 2026']],
])('a post changed %s shows an update date only if it is later', async (_, updated, days) => {
	showContent(cms, { posts: [{ ...post, next: null, updated }] });
	renderJourney('/blog/post-1');
	await screen.findByText('4 minutes');
	const dates = within(screen.getByRole('main')).getAllByRole('time');
	expect(dates.map((date) => date.textContent)).toEqual(days);
	expect(screen.queryAllByText('Updated')).toHaveLength(days.length - 1);
});

test('the blog list is also shown at /blog/page=2', async () => {
	renderJourney('/blog/page=2');
	expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
});

test.each([
	['/project/project-1', '/sumu/project-update/project-1'],
	['/blog/post-1', '/sumu/blog-update/post-1'],
])('only the owner sees an edit link on %s', async (path, form) => {
	cms.on('isAdmin', { admin: true });
	const seen = renderJourney(path);
	expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', form);
	seen.unmount();
	browserClient().clear();
	cms.on('isAdmin', { admin: false });
	renderJourney(path);
	await screen.findByRole('heading', { level: 1 });
	await waitFor(() => expect(cms.asked('isAdmin')).toHaveLength(2));
	await screen.findByRole('navigation', { name: 'Breadcrumb' });
	expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

test.each([
	['/project/project-1', 'Write a review'],
	['/blog/post-1', 'Write a review'],
])('a public %s is readable when signed out, with a login link for reviews', async (path, name) => {
	getSession().forget();
	cms.on('getSite', toItemResponse({ ...site, readers: 'everyone' }));
	renderJourney(path);
	expect(await screen.findByRole('link', { name })).toHaveAttribute(
		'href',
		expect.stringMatching(`^/login\\?from=${encodeURIComponent(path)}`),
	);
	expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
	expect(screen.queryByRole('heading', { name: 'Login' })).not.toBeInTheDocument();
	expect(cms.asked('ownReview')).toEqual([]);
});

test('a page for signed-in readers redirects a signed-out visitor to the login page', async () => {
	getSession().forget();
	renderJourney('/project/project-1');
	expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
});
