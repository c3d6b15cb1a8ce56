import { searchLimits as limits, messages, type SearchResults } from '@sumu/contract';
import { toItemResponse } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setupCms } from '../../src/testing/cms';
import { reduceMotion } from '../support/screen';
import { preparePages } from './prepare-pages';
import { renderPage } from './render-page';

const cms = setupCms(preparePages);

beforeEach(() => {
	reduceMotion();
	cms.on('searchSite', toItemResponse(found));
});

const found: SearchResults = {
	projects: [
		{
			_id: 'p',
			slug: 'old-walks',
			projectsName: { text: 'Old <b>Walks</b>', marks: [{ start: 0, end: 3 }] },
			excerpt: { text: 'walks, and an old map of old walks', marks: [] },
			picture: null,
			projectTheme: 'Guide',
			projectPrice: 0,
		},
	],
	posts: [
		{
			_id: 'b',
			slug: 'on-maps',
			topic: { text: 'On maps', marks: [] },
			excerpt: {
				text: 'an old one',
				marks: [
					{ start: 0, end: 2 },
					{ start: 3, end: 6 },
				],
			},
			picture: null,
			author: 'Rokeya',
			date: '2023-10-02T03:30:00.000Z',
		},
	],
};

const main = () => within(screen.getByRole('main'));
const searches = () => cms.asked('searchSite').map(({ url }) => url);
const field = () => main().getByRole('searchbox', { name: 'Search projects and posts' });
const marksIn = (element: Element) =>
	[...element.querySelectorAll('mark')].map((mark) => mark.textContent);

test('results for the query in the address are highlighted and escaped', async () => {
	await renderPage('/search?q=old');
	expect(main().getByRole('status')).toHaveTextContent('2 results for “old”');
	expect(field()).toHaveValue('old');
	const [project, post] = main().getAllByRole('article');
	if (!project || !post) throw new Error('Two results are missing');
	expect(project).toHaveTextContent(`Old <b>Walks</b>Guide, ${messages.formatPrice(0)}`);
	expect(marksIn(project)).toEqual(['Old']);
	expect(marksIn(post)).toEqual(['an', 'old']);
	expect(post).toHaveTextContent('On maps02 Oct 2023, Rokeyaan old one');
});

test('a submitted query is searched once', async () => {
	await renderPage('/search');
	expect(main().queryByRole('status')).not.toBeInTheDocument();
	await userEvent.type(field(), 'old maps{Enter}');
	expect(await main().findByText('2 results for “old maps”')).toBeVisible();
	expect(searches()).toEqual(['/api/search?q=old+maps']);
});

test('results keep the focus and any text typed in the meantime', async () => {
	await renderPage('/search?q=old');
	const input = field();
	await userEvent.clear(input);
	const release = cms.hold('searchSite');
	await userEvent.type(input, 'maps{Enter} of old');
	release();
	expect(await main().findByText('2 results for “maps”')).toBeVisible();
	expect(field()).toBe(input);
	expect(input).toHaveFocus();
	expect(input).toHaveValue('maps of old');
});

test('an empty query sends no request and shows suggestions', async () => {
	await renderPage('/search?q=%20');
	expect(searches()).toEqual([]);
	expect(main().getByRole('link', { name: 'React' })).toHaveAttribute('href', '/search?q=React');
	await waitFor(() => expect(field()).toHaveFocus());
});

test('an empty result shows a message and links to all projects and posts', async () => {
	cms.on('searchSite', toItemResponse({ projects: [], posts: [] }));
	await renderPage('/search?q=zzz');
	expect(main().getByRole('status')).toHaveTextContent('No results for “zzz”');
	expect(main().getByRole('link', { name: 'All projects' })).toHaveAttribute(
		'href',
		'/projects/page=1',
	);
	expect(main().getByRole('link', { name: 'All posts' })).toBeVisible();
});

test('an overlong query is cut and control characters are removed', async () => {
	await renderPage(`/search?q=%00a${'b'.repeat(limits.longest * 2)}`);
	const [asked = ''] = searches();
	const q = new URL(asked, cms.address).searchParams.get('q') ?? '';
	expect(q).toMatch(/^ab+$/);
	expect(q).toHaveLength(limits.longest);
});

test('the “/” key opens the search except while typing, and can be switched off', async () => {
	await renderPage('/contact');
	const name = await main().findByLabelText('Your Name');
	await userEvent.type(name, 'a/b');
	expect(name).toHaveValue('a/b');
	await userEvent.click(document.body);
	await userEvent.keyboard('/');
	expect(await main().findByRole('heading', { name: 'Search' })).toBeVisible();

	await userEvent.click(main().getByRole('checkbox'));
	await userEvent.click(screen.getAllByRole('link', { name: 'Contact' })[0] ?? document.body);
	await main().findByLabelText('Your Name');
	await userEvent.keyboard('/');
	expect(main().queryByRole('heading', { name: 'Search' })).not.toBeInTheDocument();
});
