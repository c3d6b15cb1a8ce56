import type { APIRequestContext, Page } from '@playwright/test';
import { getSite, type HomeSection, listProjects, requestTestimonial } from '@sumu/contract';
import { type TranslatedLanguage, translatedLanguages } from '@sumu/contract/words';
import { englishIn } from '../support/find-english';
import { englishInFirstSecond, recordFirstSecond } from '../support/first-second';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';
import { open, own } from '../support/visited-pages';
import { ask, Visitor } from '../support/visitor';

/** The crawl also visits a missing page and links with an invalid code. */
test.use({ expectedErrors: [/status of 4(?:0[04]|10)/] });
test.describe.configure({ mode: 'serial' });

let before: { language: string; wording: string; sections: HomeSection[] };
test.beforeAll(async ({ request }) => {
	const { data } = await (await OwnerApi.signIn(request)).call('get', getSite.path);
	before = { language: data.language, wording: data.wording, sections: data.sections };
});
test.afterAll(async ({ request }) => {
	await (await OwnerApi.signIn(request)).call('put', '/site', before);
});

/** English texts of the demo that are also texts of the catalogue, or look like one. */
const demoTexts = new Set([
	'Hosting',
	'Results',
	'Page layouts and prototypes you can click on your phone before we build.',
]);
const withoutDemo = (texts: readonly string[]) => texts.filter((text) => !demoTexts.has(text));

/** Expects no English of the catalogue in the first second of a page, nor when it has loaded. */
async function expectNoEnglish(page: Page, path: string, language: TranslatedLanguage) {
	const texts = await (await page.request.get(`/words.json/${language}`)).json();
	await page.goto(path);
	await expect(page.locator('html')).toHaveAttribute('lang', language);
	const flashed = withoutDemo(await englishInFirstSecond(page, texts));
	expect.soft(flashed, `${path} in its first second`).toEqual([]);
	await page.waitForLoadState('networkidle');
	expect.soft(withoutDemo(await englishIn(page, language)), path).toEqual([]);
}

/** Public pages in a state that no other crawl visits. */
const pagesBesides = ['/search', '/search?q=zzzz', '/newsletter/confirm', '/testimonial/x'];

/** Creates a personal link for a testimonial. Returns the path of its form. */
async function testimonialForm(request: APIRequestContext, api: OwnerApi): Promise<string> {
	const { data: projects } = await ask(request, listProjects);
	const body = { projectId: projects[0]?._id, name: 'Rita' };
	const { data } = await api.call('post', requestTestimonial.path, body);
	return new URL(data.url).pathname;
}

for (const language of translatedLanguages)
	test(`pages in ${language} show no English of the catalogue, signed out and signed in`, {
		tag: '@nightly',
	}, async ({ page, request }) => {
		test.setTimeout(600_000);
		// Titles of the demo are the owner's own texts.
		const sections = before.sections.map((section) => ({ ...section, title: '', text: '' }));
		const api = await OwnerApi.signIn(request);
		await api.call('put', '/site', { language, wording: 'plain', sections });
		await expect.poll(async () => (await request.get('/')).text()).toContain(`lang="${language}"`);
		const form = await testimonialForm(request, api);
		await recordFirstSecond(page);
		for (const path of [...open, ...pagesBesides, form])
			await expectNoEnglish(page, path, language);
		const { email } = await Visitor.on(page);
		for (const path of await own(page, email)) await expectNoEnglish(page, path, language);
	});
