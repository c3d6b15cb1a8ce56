import { endpointExamples, toItemResponse, toListResponse } from '@sumu/contract/examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { directionIn } from '../src/lib/words/text-direction';
import { paged, setupCms } from '../src/testing/cms';
import { projectSample } from '../src/testing/samples';
import { renderHome } from './home/render-home';
import { blogSamples } from './home/samples';
import { preparePages, siteOfPages } from './pages/prepare-pages';
import { renderPage } from './pages/render-page';

const arabic = { topic: 'كيف تُكتب صفحة' };
const [first, second, ...others] = blogSamples;
const posts = [first, { ...second, ...arabic }, ...others] as typeof blogSamples;

const cms = setupCms((cms) => {
	preparePages(cms);
	cms.on('pageBlogs', ({ params }) => paged(posts, params.page, posts.length));
});

const englishTexts = {
	intro: 'I build websites.',
	availability: 'Free from May!',
	aboutText: 'I draw, then I weave.',
};

const findDirections = () =>
	[first?.topic ?? '', arabic.topic].map(
		(text) => screen.getByText(text).closest('[dir]')?.getAttribute('dir') ?? null,
	);

test('an Arabic post on an English site has a direction of its own, other posts have none', async () => {
	await renderPage('/blogs/page=1');
	expect(findDirections()).toEqual([null, 'auto']);
});

test('an English post on an Arabic site has a direction of its own', async () => {
	cms.on('getSite', toItemResponse({ ...siteOfPages, language: 'ar' }));
	await renderPage('/blogs/page=1');
	expect(findDirections()).toEqual(['auto', null]);
});

test.each([
	['React للمبتدئين والمحترفين', 'en', 'auto'],
	['React للمبتدئين والمحترفين', 'ar', undefined],
	['A post about العربية', 'en', undefined],
	['A post about العربية', 'ar', 'auto'],
	['2024 – 100 %', 'ar', undefined],
	['שלום', 'de', 'auto'],
	['ব্লগ', 'bn', undefined],
])('the direction of “%s” on a site in %s is %s', (text, language, direction) => {
	expect(directionIn(text, language)).toBe(direction);
});

test.each([
	['/about', ['aboutText']],
	['/contact', ['availability']],
] as const)('English texts of the owner on %s of an Arabic site have a direction of their own', async (path, names) => {
	cms.on('getSite', toItemResponse({ ...siteOfPages, ...englishTexts, language: 'ar' }));
	await renderPage(path);
	for (const name of names)
		expect(screen.getByText(englishTexts[name]).getAttribute('dir'), name).toBe('auto');
});

test('English texts of the owner on the home page of an Arabic site have a direction of their own', async () => {
	cms.on('getSite', toItemResponse({ ...siteOfPages, ...englishTexts, language: 'ar' }));
	await renderHome();
	for (const text of [
		englishTexts.intro,
		englishTexts.aboutText,
		siteOfPages.teasers[0]?.text ?? '',
	])
		expect(screen.getByText(text).getAttribute('dir'), text).toBe('auto');
	expect(screen.getByRole('heading', { level: 1 }).getAttribute('dir')).toBe('auto');
});

const directionsOf = (text: string) =>
	screen.getAllByText(text).map((element) => element.getAttribute('dir'));

test('English names, places and themes on the home page of an Arabic site have a direction of their own', async () => {
	const project = { ...projectSample(1), projectTheme: 'Ledger' };
	cms.on('getSite', toItemResponse({ ...siteOfPages, language: 'ar' }));
	cms.on('listProjects', toListResponse(project));
	await renderHome();
	for (const text of ['Nadia Alam', 'Sylhet, Bangladesh', 'Ledger'])
		expect(new Set(directionsOf(text)), text).toEqual(new Set(['auto']));
});

test('the English author and tag of a post on an Arabic site have a direction of their own', async () => {
	const post = { ...endpointExamples.getBlog.response.data, author: 'Anna', tags: ['CSS'] };
	cms.on('getSite', toItemResponse({ ...siteOfPages, language: 'ar', readers: 'everyone' }));
	cms.on('getBlog', toItemResponse(post));
	await renderPage(`/blog/${post.slug}`);
	await screen.findByText(post.author);
	for (const text of ['Anna', 'CSS']) expect(directionsOf(text), text).toEqual(['auto']);
});

test('the Arabic title of an own page on an English site has a direction of its own, in the footer too', async () => {
	const [slug, title] = ['prices', 'الأسعار'];
	cms.on(
		'getSite',
		toItemResponse({ ...siteOfPages, extraPages: [{ slug, title, text: 'It depends.' }] }),
	);
	cms.on('getPage', toItemResponse({ slug, title, html: '<p>It depends.</p>' }));
	await renderPage(`/${slug}`);
	expect(directionsOf(title)).toEqual(['auto', 'auto']);
});
