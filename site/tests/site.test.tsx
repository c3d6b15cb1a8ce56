import {
	cardCounters,
	categorySlug,
	messages,
	NAV_SCROLL_THRESHOLD_PX,
	pageSizes,
} from '@sumu/contract';
import { toItemResponse } from '@sumu/contract/examples';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { siteIcons } from '../src/config/icons';
import { browserClient } from '../src/lib/query/client';
import * as notFound from '../src/routes/not-found';
import * as projects from '../src/routes/projects';
import { paged, setupCms } from '../src/testing/cms';
import { projectSample, site } from '../src/testing/samples';
import { siteStubWithQueries } from '../src/testing/site-stub';

const longName = 'A name that is longer than thirty characters';
const price = 100;
const shown = Array.from({ length: 12 }, (_, index) =>
	projectSample(index + 1, {
		category: index % 2 ? 'Web Development' : 'Web Design',
		projectPrice: price,
		...(index === 0 && { projectsName: longName, projectPrice: 0 }),
	}),
);
const cms = setupCms((cms) => {
	cms.on('pageProjects', ({ params, query: { category } }) => {
		const chosen = shown.filter(
			(each) => !category || categorySlug(each.category ?? '') === category,
		);
		return paged(chosen, params.page, pageSizes.projects);
	});
	cms.refuse('findAddress', 404);
});

const Site = siteStubWithQueries([
	{ path: '/', Component: () => <h1>Home</h1> },
	{ path: '/projects/:page', Component: projects.default, loader: projects.clientLoader },
	{ path: '*', Component: notFound.default, loader: notFound.loader },
]);
const renderSite = (path: string) => render(<Site initialEntries={[path]} />);

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);

test('a projects page shows nine cards with shortened names, prices and fixed counters', async () => {
	renderSite('/projects/page=1');
	const cards = await screen.findAllByRole('article');
	expect(cards).toHaveLength(9);
	const first = within(cards[0] ?? document.body);
	expect(first.getByRole('heading')).toHaveTextContent('A name that is longer than thi…');
	expect(first.getByText(messages.freePrice)).toBeVisible();
	for (const count of Object.values(cardCounters))
		expect(first.getByText(String(count))).toBeVisible();
	expect(screen.getAllByText(`$_${price}`)).toHaveLength(8);
	expect(document.title).toBe(`Projects | ${site.seo.title}`);
});

test('the next page link opens the next page and marks it as current', async () => {
	renderSite('/projects/page=1');
	await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
	await screen.findByRole('heading', { name: 'Project 10' });
	expect(headings()).toEqual(['Project 10', 'Project 11', 'Project 12']);
	expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
	expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test('a category link filters the projects', async () => {
	renderSite('/projects/page=1');
	await userEvent.click(await screen.findByRole('link', { name: 'Web Development' }));
	await screen.findByRole('link', { name: 'Web Development', current: true });
	await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
	expect(headings()).toContain('Project 2');
	expect(headings()).not.toContain('Project 3');
});

test('only categories with projects are offered as filters', async () => {
	const shownCategories = ['Portraits', 'বিয়ে & উৎসব'];
	cms.on(
		'getSite',
		toItemResponse({ ...site, categories: ['Empty', ...shownCategories], shownCategories }),
	);
	renderSite('/projects/page=1');
	const choices = within(await screen.findByRole('navigation', { name: 'Show projects' }));
	const links = choices.getAllByRole('link');
	expect(links.map(({ textContent }) => textContent)).toEqual([
		'All',
		'Recently',
		...shownCategories,
	]);
	await userEvent.click(choices.getByRole('link', { name: 'বিয়ে & উৎসব' }));
	await waitFor(() => expect(cms.asked('pageProjects').at(-1)?.query.category).toBe('বিয়ে-উৎসব'));
	expect(choices.getByRole('link', { current: true })).toHaveTextContent('বিয়ে & উৎসব');
});

test.each([
	'/projects/page=3',
	'/projects/abc',
	'/projects/0',
	'/nowhere',
])('%s shows the not-found page', async (path) => {
	renderSite(path);
	expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(messages.notFound);
	expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
	expect(document.title).toBe(`${messages.notFound} | ${site.seo.title}`);
	expect(screen.getByRole('alert')).toHaveTextContent(messages.notFound);
});

test('a server outage is shown, and a retry loads the page', async () => {
	cms.isDown = true;
	renderSite('/projects/page=1');
	const again = await screen.findByRole('button', { name: 'Try again' });
	expect(document.title).toMatch(/^This page can’t be shown right now/);
	expect(screen.getByRole('alert')).toHaveTextContent('The server didn’t answer.');
	cms.isDown = false;
	await userEvent.click(again);
	expect(await screen.findByRole('heading', { name: 'Projects' })).toBeVisible();
	expect(document.title).toBe(`Projects | ${site.seo.title}`);
	expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	expect(screen.getAllByRole('article')).toHaveLength(9);
});

test('a failed call shows the request id of its response', async () => {
	const error = { status: 500, name: 'InternalServerError', message: 'Broken', details: {} };
	cms.serve('/api/projects/page=1', (_request, response) =>
		response
			.writeHead(500, { 'Content-Type': 'application/json', 'X-Request-Id': 'of-this-call' })
			.end(JSON.stringify({ status: false, data: null, error })),
	);
	renderSite('/projects/page=1');
	expect(await screen.findByText(/^Reference:/)).toHaveTextContent('Reference: of-this-call');
});

test('during an outage the page retries automatically with growing pauses', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
	onTestFinished(() => void vi.useRealTimers());
	cms.isDown = true;
	renderSite('/projects/page=1');
	const told = (seconds: number) =>
		waitFor(() =>
			expect(screen.getByRole('status')).toHaveTextContent(`Trying again in ${seconds} seconds.`),
		);
	const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
	for (const seconds of [10, 20, 40, 60]) {
		await told(seconds);
		await pass(seconds);
	}
	await told(60);
	cms.isDown = false;
	await pass(60);
	expect(await screen.findByRole('heading', { name: 'Projects' })).toBeVisible();
	expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an outage page shows the owner’s contacts once the settings have been read', async () => {
	renderSite('/projects/page=1');
	await screen.findByRole('heading', { name: 'Projects' });
	cleanup();
	browserClient().clear();
	cms.isDown = true;
	renderSite('/projects/page=1');
	const elsewhere = within(
		await screen.findByRole('region', { name: `Meanwhile, you can find ${site.ownerName} here` }),
	);
	const { email } = site.contact;
	expect(elsewhere.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
	for (const { network, url } of site.socials)
		expect(elsewhere.getByRole('link', { name: network })).toHaveAttribute('href', url);
	expect(document.title).toBe(`This page can’t be shown right now | ${site.seo.title}`);
});

test('the toggle switches the theme and stores it', async () => {
	renderSite('/projects/page=1');
	await userEvent.click(await screen.findByRole('button', { name: 'Switch to the dark theme' }));
	expect(document.documentElement).toHaveClass('dark');
	expect(localStorage.getItem('theme')).toBe('dark');
	await userEvent.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
	expect(document.documentElement).toHaveClass('light');
});

test('the header turns dark after scrolling 50 px and clear again at the top', async () => {
	renderSite('/projects/page=1');
	const bar = await screen.findByRole('banner');
	const scrollTo = (y: number) => {
		Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
		act(() => void fireEvent.scroll(window));
	};
	scrollTo(NAV_SCROLL_THRESHOLD_PX - 1);
	expect(bar).not.toHaveAttribute('data-scrolled');
	await waitFor(() => {
		scrollTo(NAV_SCROLL_THRESHOLD_PX);
		expect(bar).toHaveAttribute('data-scrolled');
	});
	scrollTo(0);
	expect(bar).not.toHaveAttribute('data-scrolled');
});

test('the drawer opens with the links and closes', async () => {
	renderSite('/projects/page=1');
	await userEvent.click(await screen.findByRole('button', { name: 'Open the menu' }));
	const drawer = await screen.findByRole('dialog', { name: 'Menu' });
	expect(within(drawer).getByRole('link', { name: 'Projects', current: 'page' })).toBeVisible();
	await userEvent.click(within(drawer).getByRole('button', { name: 'Close the menu' }));
	expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a logo is shown in the header and in the drawer', async () => {
	const logo = {
		url: '/uploads/logo.webp',
		width: 300,
		height: 100,
		alt: '',
		placeholder: null,
		focalPoint: null,
		formats: [],
	};
	cms.on('getSite', toItemResponse({ ...site, brand: { ...site.brand, logo } }));
	renderSite('/projects/page=1');
	const bar = within(await screen.findByRole('banner'));
	expect(bar.getByRole('img', { name: 'Mira' })).toHaveAttribute('src', logo.url);
	await userEvent.click(bar.getByRole('button', { name: 'Open the menu' }));
	const drawer = await screen.findByRole('dialog', { name: 'Menu' });
	expect(within(drawer).getByRole('presentation')).toHaveAttribute('src', logo.url);
});

test('the footer shows owner, year and social links', async () => {
	renderSite('/projects/page=1');
	const footer = within(await screen.findByRole('contentinfo'));
	expect(footer.getByText('Copyright 2023 Mira. All rights reserved.')).toBeVisible();
	const [{ network = '', url = '' } = {}] = site.socials;
	const link = footer.getByRole('link', { name: network });
	expect(link).toHaveAttribute('href', url);
	const drawing = `${siteIcons.networks}#${new URL(url).hostname}`;
	expect(link.querySelector('use')).toHaveAttribute('href', drawing);
});
