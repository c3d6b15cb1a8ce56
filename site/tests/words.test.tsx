import { findEnglish, toItemResponse, toListResponse } from '@sumu/contract/examples';
import { textsOf } from '@sumu/contract/locales';
import { resolveTranslations, translatedLanguages, withDefaultTitles } from '@sumu/contract/words';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { i18n } from '../src/lib/words/i18n';
import { createFormatters } from '../src/lib/words/locale-formatters';
import { createTranslator } from '../src/lib/words/translator';
import { setupCms } from '../src/testing/cms';
import { renderHome } from './home/render-home';
import { reviewSamples } from './home/samples';
import { preparePages, siteOfPages } from './pages/prepare-pages';
import { renderPage } from './pages/render-page';
import { reduceMotion } from './support/screen';

const cms = setupCms(preparePages);

type Manner = Pick<typeof siteOfPages, 'language' | 'wording' | 'words'>;

/** Sets the site's language and wording, and loads all its translations. */
function speaks(manner: Manner) {
	const texts = textsOf(manner.language);
	const untitled = siteOfPages.sections.map((section) => ({ ...section, title: '' }));
	const sections = withDefaultTitles(untitled, manner, texts);
	cms.on('getSite', toItemResponse({ ...siteOfPages, ...manner, sections, cardCounters: 'off' }));
	i18n.speech.spoken = resolveTranslations(manner, texts);
	i18n.speech.formats = createFormatters;
}

afterEach(() => {
	i18n.speech.spoken = {};
	i18n.speech.formats = undefined;
});

/** Texts and labels of the page. */
const shownTexts = () =>
	[...document.querySelectorAll('body *')].flatMap((element) => [
		element.textContent.trim(),
		...['aria-label', 'alt', 'title', 'placeholder'].map(
			(name) => element.getAttribute(name) ?? '',
		),
	]);

describe.each(translatedLanguages)('in %s', (language) => {
	beforeEach(() => speaks({ language, wording: 'original', words: {} }));

	test.each(['/contact', '/login'])('%s shows no English of the catalogue', async (path) => {
		await renderPage(path);
		const shown = shownTexts();
		expect(shown.length).toBeGreaterThan(100);
		expect(findEnglish(shown, textsOf(language))).toEqual([]);
	});
});

describe('in Bangla', () => {
	beforeEach(() => speaks({ language: 'bn', wording: 'original', words: {} }));

	test('the header, the contact form and its errors', async () => {
		await renderPage('/contact');
		expect(screen.getByRole('navigation', { name: 'প্রধান' })).toHaveTextContent('হোমপরিচিতি');
		await userEvent.click(screen.getByRole('button', { name: 'বার্তা পাঠান' }));
		expect(await screen.findByLabelText('আপনার নাম')).toHaveAccessibleDescription('আপনার নাম লিখুন');
		expect(screen.getByLabelText('আপনার ই-মেইল')).toHaveAccessibleDescription(
			'আপনার ই-মেইল ঠিকানা লিখুন',
		);
	});

	test('a blog page, its dates and its title', async () => {
		await renderPage('/blogs/page=1');
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ব্লগ');
		expect(document.title).toContain('ব্লগ | ');
		const [date] = screen.getAllByText(/[০-৯]+/, { selector: 'time' });
		expect(date).toBeVisible();
	});

	test('figures on home and about', async () => {
		const statistics = [{ label: 'Cups of tea', value: 12_000, note: '' }];
		cms.on(
			'getSite',
			toItemResponse({ ...siteOfPages, language: 'bn', statistics, experience: 7 }),
		);
		reduceMotion();
		const home = await renderHome();
		expect(await screen.findByText('১২,০০০')).toBeVisible();
		home.unmount();
		await renderPage('/about');
		expect(screen.getByText('৭')).toBeVisible();
	});

	test('section and entry numbers, and percentages', async () => {
		await renderPage('/skills');
		const main = screen.getByRole('main');
		expect(main).toHaveTextContent('০১');
		expect(main).toHaveTextContent(/[০-৯]+%/);
		// Except a year that the owner typed.
		expect(main.textContent?.replace('2023', '')).not.toMatch(/\d/);
		await renderPage('/services');
		expect(screen.getAllByText('০১')[0]).toBeInTheDocument();
	});

	test('the not-found page', async () => {
		await renderPage('/nowhere');
		expect(screen.getByRole('alert')).toHaveTextContent('কিছু পাওয়া যায়নি');
	});
});

test('plain English with a custom text', async () => {
	speaks({ language: 'en', wording: 'plain', words: { sendMessage: 'Write to Anna' } });
	await renderPage('/contact');
	await userEvent.click(screen.getByRole('button', { name: 'Write to Anna' }));
	expect(await screen.findByLabelText('Your e-mail')).toHaveAccessibleDescription(
		'Please enter your e-mail address',
	);
});

test.each([
	['en', 'original', 'BD', 'Unknown Location'],
	['en', 'plain', 'BD', 'Bangladesh'],
	['bn', 'plain', 'BD', 'বাংলাদেশ'],
	['en', 'plain', null, undefined],
] as const)('in %s, %s wording, a reviewer without a city in %s is located in %s', async (language, wording, country, from) => {
	const [review] = reviewSamples;
	if (!review) throw new Error('There are no reviews');
	speaks({ language, wording, words: {} });
	cms.on('listReviews', toListResponse({ ...review, userCity: null, location: { country } }));
	await renderPage('/services');
	expect(screen.getByText(review.UserName).nextSibling?.textContent).toBe(from);
});

test('prices, numbers and dates follow the language', () => {
	const speech = { spoken: {}, formats: createFormatters };
	const inCzech = createTranslator(
		{ wording: 'plain', language: 'cs', currency: 'CZK', timeZone: 'Europe/Prague' },
		speech,
	);
	const plain = (text: string) => text.replace(/\s/g, ' ');
	expect(plain(inCzech.price(1200))).toBe('1 200 Kč');
	expect(plain(inCzech.price(12.5))).toBe('12,50 Kč');
	expect(plain(inCzech.number(1234.5, 1))).toBe('1 234,5');
	expect(plain(inCzech.day('2023-10-20T23:30:00Z'))).toBe('21. 10. 2023');
	const original = createTranslator(
		{ wording: 'original', language: 'en', currency: 'CZK', timeZone: 'Europe/Prague' },
		speech,
	);
	expect([original.price(1200), original.price(0), original.price(null)]).toEqual([
		'$_1200',
		'Free',
		'',
	]);
	expect(original.day('2023-10-21T08:00:00Z')).toBe('21 Oct 2023');
});
