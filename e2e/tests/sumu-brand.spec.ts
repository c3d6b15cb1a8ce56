import type { Site } from '@sumu/contract';
import { themesOf } from '@sumu/contract/brand';
import sharp from 'sharp';
import { expectNoViolations } from '../support/axe';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';

const longest = 'Wilhelmina Konstantinová X';
const soon = { timeout: 5000 };

test('a brand of one’s own is on every page: colours, fonts, icons, and a name of 26 letters beside the menu', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const { ownerName, brand }: Site = (await api.call('get', '/site')).data;
	const kept = { ...brand, footerMark: brand.footerMark?.url ?? null };
	const chosen = { palette: 'indigo', accent: '#7a2f9e' } as const;
	const themes = themesOf(chosen);
	await api.call('put', '/site', {
		ownerName: longest,
		brand: { ...kept, ...chosen, fonts: 'press', radius: 'soft' },
	});
	try {
		await expect.poll(async () => (await request.get('/')).text(), soon).toContain(longest);
		const fonts: string[] = [];
		page.on('response', (response) => {
			if (response.url().endsWith('.woff2')) fonts.push(response.url());
		});
		for (const width of [320, 375, 1024, 1440]) {
			await page.setViewportSize({ width, height: 720 });
			await page.goto('/');
			const wide = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(wide, `${width} px`).toBeLessThanOrEqual(width);
			if (width >= 1024) continue;
			const button = page.getByRole('button', { name: 'Open the menu' });
			const box = await button.boundingBox();
			expect((box?.x ?? width) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
			await expect(page.getByRole('banner').getByRole('link', { name: longest })).toBeAttached();
		}
		await page.evaluate(() => document.fonts.ready);
		expect(fonts.some((url) => /\/press-display/.test(url))).toBe(true);
		expect(fonts.filter((url) => !/\/press-/.test(url))).toEqual([]);
		const tokens = await page.evaluate(() => {
			const style = getComputedStyle(document.documentElement);
			return ['canvas', 'accent'].map((name) => style.getPropertyValue(`--chakra-colors-${name}`));
		});
		expect(tokens).toEqual([themes.light.canvas, themes.light.accent]);
		await expectNoViolations(page);

		const icon = await page.locator('link[rel=icon]').getAttribute('href');
		const { format, width } = await sharp(await (await request.get(icon ?? '')).body()).metadata();
		expect([format, width]).toEqual(['png', 32]);
		const manifest = await (await request.get('/manifest.webmanifest')).json();
		expect(manifest).toMatchObject({ name: longest, background_color: themes.light.canvas });
		for (const { src, sizes } of manifest.icons) {
			const drawn = await sharp(await (await request.get(src)).body()).metadata();
			expect(`${drawn.width}x${drawn.height}`).toBe(sizes);
		}
		expect((await request.get('/icons/33.png')).status()).toBe(404);
	} finally {
		await api.call('put', '/site', { ownerName, brand: kept });
	}
});
