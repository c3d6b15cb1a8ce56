import type { Page } from '@playwright/test';
import type { Site } from '@sumu/contract';
import { themesOf } from '@sumu/contract/brand';
import sharp from 'sharp';
import { signInAsOwner } from '../support/accounts';
import { expectNoViolations } from '../support/axe';
import { readFirstPng } from '../support/ico';
import { mailTo } from '../support/mailbox';
import { OwnerApi } from '../support/owner';
import { cms } from '../support/product';
import { SettingsScreen } from '../support/settings-screen';
import { expect, test } from '../support/test';

const longest = 'Wilhelmina Konstantinová X';

const plain = (background: string, width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background } })
		.png()
		.toBuffer();

/** Whether a picture is red at its centre, or at the given position. */
async function isRed(png: Buffer, at?: { readonly left: number; readonly top: number }) {
	const { width, height } = await sharp(png).metadata();
	const spot = at ?? { left: Math.floor(width / 2), top: Math.floor(height / 2) };
	const [red = 0, green = 255, blue = 255] = await sharp(png)
		.extract({ ...spot, width: 1, height: 1 })
		.removeAlpha()
		.raw()
		.toBuffer();
	return red > 200 && green < 60 && blue < 60;
}

/** Returns the corner radius and the largest space above a section, in pixels. */
const measures = (page: Page) =>
	page.evaluate(() => {
		const radius = getComputedStyle(document.documentElement).getPropertyValue(
			'--chakra-radii-control',
		);
		const rooms = [...document.querySelectorAll('main section')].map((section) =>
			Number.parseFloat(getComputedStyle(section).paddingTop),
		);
		return { radius: Number.parseFloat(radius), room: Math.max(...rooms) };
	});

test('a custom brand sets colours, fonts, spacing and icons, and a long name fits the header', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const { ownerName }: Site = (await api.call('get', '/site')).data;
	const kept = await api.brand();
	const chosen = { palette: 'indigo', accent: '#7a2f9e' } as const;
	const themes = themesOf(chosen);
	/** Whether the icons that programs request without a link, which the site caches, are red. */
	const areUnlinkedIconsRed = async () => {
		const favicon = await (await request.get('/favicon.ico')).body();
		const touch = await (await request.get('/apple-touch-icon.png')).body();
		return Promise.all([readFirstPng(favicon), touch].map((png) => isRed(png)));
	};
	expect(await areUnlinkedIconsRed()).toEqual([false, false]);
	await page.goto('/');
	const drawn = await measures(page);
	expect(drawn.radius).toBe(2);
	const icon = await api.upload({
		name: 'red.png',
		mimeType: 'image/png',
		buffer: await plain('#e01020', 512, 512),
	});
	await api.call('put', '/site', {
		ownerName: longest,
		brand: { ...kept, ...chosen, icon, fonts: 'press', radius: 'soft', density: 'compact' },
	});
	try {
		await expect.poll(async () => (await request.get('/')).text()).toContain(longest);
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
		const { radius, room } = await measures(page);
		expect(radius).toBe(8);
		expect(room).toBeLessThan(0.75 * drawn.room);
		await expectNoViolations(page);

		for (const [rel, size] of [
			['icon', 32],
			['apple-touch-icon', 180],
		] as const) {
			const href = await page.locator(`link[rel=${rel}]`).getAttribute('href');
			const png = await (await request.get(href ?? '')).body();
			const { format, width } = await sharp(png).metadata();
			expect([format, width]).toEqual(['png', size]);
			expect(await isRed(png), rel).toBe(true);
		}
		expect(await areUnlinkedIconsRed()).toEqual([true, true]);
		const { data: projects } = await api.call('get', '/projects');
		const card = await request.get(`/og/project/${projects[0].slug}.png`);
		expect(await isRed(await card.body(), { left: 92, top: 92 }), 'share picture').toBe(true);
		const manifest = await (await request.get('/manifest.webmanifest')).json();
		expect(manifest).toMatchObject({ name: longest, background_color: themes.light.canvas });
		for (const { src, sizes } of manifest.icons) {
			const png = await (await request.get(src)).body();
			const { width, height } = await sharp(png).metadata();
			expect(`${width}x${height}`).toBe(sizes);
			expect(await isRed(png), src).toBe(true);
		}
		expect((await request.get('/icons/33.png')).status()).toBe(404);
	} finally {
		await api.call('put', '/site', { ownerName, brand: kept });
	}
});

test('an uploaded wide logo appears in the header, in e-mails and in the panel', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const kept = await api.brand();
	const buffer = await plain('#224466', 1200, 160);
	await signInAsOwner(page);
	await page.goto('/sumu/settings');
	try {
		const settings = new SettingsScreen(page);
		await settings.fill({ brand: { palette: 'moss' } });
		await settings.choosePicture('Logo', { name: 'logo.png', mimeType: 'image/png', buffer });
		await settings.save();
		const { logo, palette, accent }: Site['brand'] = (await api.call('get', '/site')).data.brand;
		expect([logo?.width, palette]).toEqual([1200, 'moss']);
		const name = logo?.url.split('/').at(-1)?.split('.')[0] ?? 'none';
		await expect.poll(async () => (await request.get('/')).text()).toContain(name);
		for (const width of [320, 375, 1440]) {
			await page.setViewportSize({ width, height: 720 });
			await page.goto('/');
			const image = page.getByRole('banner').locator('img').first();
			await expect(image).toBeVisible();
			const { width: wide = 0, height = 0 } = (await image.boundingBox()) ?? {};
			expect(wide).toBeGreaterThan(80);
			expect(height).toBeGreaterThan(8);
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
			if (width < 1024)
				await expect(page.getByRole('button', { name: 'Open the menu' })).toBeInViewport({
					ratio: 1,
				});
		}
		const email = 'colours@example.com';
		await request.post('/api/newsletter', { data: { email } });
		const mail = await mailTo(email);
		expect(mail.html).toContain(themesOf({ palette, accent }).light.accent);
		expect(mail.html).toContain(name);
		await page.goto(`${cms}/admin/auth/login`);
		await expect(page.locator(`img[src*="${name}"]`).first()).toBeVisible();
	} finally {
		await api.call('put', '/site', { brand: kept });
	}
});
