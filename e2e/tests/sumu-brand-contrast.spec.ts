import type { Page } from '@playwright/test';
import type { Brand, Site } from '@sumu/contract';
import { fontPairNames, paletteNames, themesOf } from '@sumu/contract/brand';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';
import { findFaintTexts } from '../support/text-contrast';
import { alive } from '../support/wait-for-hydration';

type BrandColours = Pick<Brand, 'palette' | 'accent'>;

/** An accent whose dark theme was once unreadable. */
const sampleColours: BrandColours = { palette: 'madder', accent: '#ffe94d' };
const otherAccents = ['#0047d6', '#7a0019', '#8a8a8a'];
const otherColours: BrandColours[] = [
	...paletteNames.map((palette) => ({ palette, accent: null })),
	...otherAccents.map((accent) => ({ palette: 'madder' as const, accent })),
	{ palette: 'walnut', accent: '#ffe94d' },
];

const themes = ['light', 'dark'] as const;

const setTheme = (page: Page, theme: (typeof themes)[number]) =>
	page.locator('html').evaluate((html, theme) => {
		html.classList.remove('light', 'dark');
		html.classList.add(theme);
	}, theme);

const readBackground = (page: Page) =>
	page.evaluate(() =>
		getComputedStyle(document.documentElement).getPropertyValue('--chakra-colors-canvas'),
	);

/** Returns the PostScript names of the fonts that a heading is set in. */
async function readFonts(page: Page, heading: string) {
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

test.describe('a custom brand', () => {
	// The test blocks web fonts.
	test.use({ expectedErrors: [/net::ERR_FAILED/] });

	for (const { title, tag, brandColours } of [
		{ title: 'an accent', tag: [], brandColours: [sampleColours] },
		{ title: 'every palette and accent', tag: ['@nightly'], brandColours: otherColours },
	])
		test(`${title} has readable text in both themes, and fallback headlines are bold`, {
			tag,
		}, async ({ page, request }) => {
			const api = await OwnerApi.signIn(request);
			const savedBrand = await api.brand();
			const { readers }: Site = (await api.call('get', '/site')).data;
			const { data: projects } = await api.call('get', '/projects');
			await page.route('**/*.woff2', (route) => route.abort());
			try {
				for (const [index, colours] of brandColours.entries()) {
					const fonts = fontPairNames[index % fontPairNames.length] ?? 'workshop';
					const brand = { ...savedBrand, ...colours, fonts };
					await api.call('put', '/site', { readers: 'everyone', brand });
					const { light, dark } = themesOf(colours);
					const project = `/project/${projects[index % projects.length].slug}`;
					const meta = `content="${light.canvas}"`;
					// Accents are tested on both pages, palettes on one page each.
					const addresses = ['/', project].filter(
						(_, at) => colours.accent !== null || at === index % 2,
					);
					for (const address of addresses) {
						const where = `${colours.palette} ${colours.accent} ${address}`;
						await expect.poll(async () => (await request.get(address)).text()).toContain(meta);
						await page.goto(address);
						await alive(page);
						for (const theme of themes) {
							await setTheme(page, theme);
							expect(await readBackground(page), `${where} ${theme}`).toBe(
								{ light, dark }[theme].canvas,
							);
							// Each level of elements inherits a changed colour one frame later.
							await expect
								.configure({ soft: true })
								.poll(() => findFaintTexts(page), `${where} ${theme}`)
								.toEqual([]);
						}
					}
					const [local] = await readFonts(page, 'h1');
					expect.soft(local, fonts).toMatch(/Bold$/);
				}
			} finally {
				await api.call('put', '/site', { readers, brand: savedBrand });
			}
		});
});
