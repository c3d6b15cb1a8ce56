import type { Page } from '@playwright/test';
import type { Brand, Site } from '@sumu/contract';
import { fontPairNames, paletteNames, themesOf } from '@sumu/contract/brand';
import { alive } from '../support/alive';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';
import { faintTexts } from '../support/text-contrast';

type Chosen = Pick<Brand, 'palette' | 'accent'>;

const accents = ['#0047d6', '#ffe94d', '#7a0019', '#8a8a8a'];
const chosen: Chosen[] = [
	...paletteNames.map((palette) => ({ palette, accent: null })),
	...accents.map((accent) => ({ palette: 'madder' as const, accent })),
	{ palette: 'walnut', accent: '#ffe94d' },
];

const themes = ['light', 'dark'] as const;

const show = (page: Page, theme: (typeof themes)[number]) =>
	page.locator('html').evaluate((html, theme) => {
		html.classList.remove('light', 'dark');
		html.classList.add(theme);
	}, theme);

const groundOf = (page: Page) =>
	page.evaluate(() =>
		getComputedStyle(document.documentElement).getPropertyValue('--chakra-colors-canvas'),
	);

/** The file of the local font that a heading is set in. */
async function localFontOf(page: Page, heading: string) {
	const browser = await page.context().newCDPSession(page);
	await browser.send('DOM.enable');
	await browser.send('CSS.enable');
	const { root } = await browser.send('DOM.getDocument');
	const { nodeId } = await browser.send('DOM.querySelector', {
		nodeId: root.nodeId,
		selector: heading,
	});
	const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
	await browser.detach();
	return fonts.map(({ postScriptName }) => postScriptName);
}

test.describe('a brand of one’s own', () => {
	// Fonts that are blocked.
	test.use({ expectedErrors: [/net::ERR_FAILED/] });

	test('every text is read in every palette and accent, in both themes and with each pair of fonts, whose headlines are bold from the first paint', async ({
		page,
		request,
	}) => {
		const api = await OwnerApi.signIn(request);
		const kept = await api.brand();
		const { readers }: Site = (await api.call('get', '/site')).data;
		const { data: projects } = await api.call('get', '/projects');
		await page.route('**/*.woff2', (route) => route.abort());
		try {
			for (const [index, colours] of chosen.entries()) {
				const fonts = fontPairNames[index % fontPairNames.length] ?? 'workshop';
				const brand = { ...kept, ...colours, fonts };
				await api.call('put', '/site', { readers: 'everyone', brand });
				const { light, dark } = themesOf(colours);
				const project = `/project/${projects[index % projects.length].slug}`;
				const meta = `content="${light.canvas}"`;
				// Accents on both pages, palettes on one of them in turn.
				const addresses = ['/', project].filter(
					(_, at) => colours.accent !== null || at === index % 2,
				);
				for (const address of addresses) {
					const where = `${colours.palette} ${colours.accent} ${address}`;
					await expect.poll(async () => (await request.get(address)).text()).toContain(meta);
					await page.goto(address);
					await alive(page);
					for (const theme of themes) {
						await show(page, theme);
						expect(await groundOf(page), `${where} ${theme}`).toBe({ light, dark }[theme].canvas);
						// Colours are handed down from element to element, a frame each.
						await expect
							.configure({ soft: true })
							.poll(() => faintTexts(page), `${where} ${theme}`)
							.toEqual([]);
					}
				}
				const [local] = await localFontOf(page, 'h1');
				expect.soft(local, fonts).toMatch(/Bold$/);
			}
		} finally {
			await api.call('put', '/site', { readers, brand: kept });
		}
	});
});
