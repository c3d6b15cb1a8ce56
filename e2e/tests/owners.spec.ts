import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { forgotPassword, registerAccount, type SiteSetting } from '@sumu/contract';
import { themesOf } from '@sumu/contract/brand';
import sharp from 'sharp';
import { anna } from '../../demo/owners/anna';
import { ceramics } from '../../demo/owners/ceramics';
import { makeAccount, signInAs } from '../support/accounts';
import { expectNoViolations, expectNoViolationsInBothThemes } from '../support/axe';
import { startEmpty } from '../support/empty-product';
import { englishIn } from '../support/find-english';
import { clearOwner, loadOwner, pictureOf } from '../support/load-owner';
import { mailTo } from '../support/mailbox';
import { OwnerApi } from '../support/owner';
import { folder, site } from '../support/product';
import { SettingsScreen } from '../support/settings-screen';
import { expect, test } from '../support/test';
import { thirdParties } from '../third-parties/addresses';

test.describe.configure({ mode: 'serial' });

/** The owner's own address, because e-mails name the owner. */
const account = { email: 'anna@novakova.example', password: 'Svetlo-a-mlha-2' };

let empty: Awaited<ReturnType<typeof startEmpty>>;
test.beforeAll(async () => {
	empty = await startEmpty({
		OWNER_EMAIL: account.email,
		OWNER_PASSWORD: account.password,
		SMTP_URL: '',
	});
});
test.afterAll(() => empty.stop());

const at = (path: string) => new URL(path, empty.address).href;

/** Expects no horizontal scroll at any width and no axe violations. */
async function expectGoodLooks(page: Page, addresses: readonly string[]) {
	for (const address of addresses)
		for (const width of [320, 375, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(address);
			const wide = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(wide, `${address} at ${width} px`).toBeLessThanOrEqual(width);
			// The layout is the same as at 320 px, so one theme is enough.
			if (width === 375) await expectNoViolations(page);
			else await expectNoViolationsInBothThemes(page);
		}
}

async function newestProject(origin: string): Promise<string> {
	const { data } = await (await fetch(`${origin}/api/projects`)).json();
	return `${origin}/project/${data[0].slug}`;
}

/** Fills in a form of the workplace by its labels, with a picture, and publishes it. */
async function publish(
	page: Page,
	path: string,
	typed: Readonly<Record<string, string>>,
	[label, name]: readonly [label: string, picture: string],
) {
	await page.goto(at(path));
	await page
		.locator(`input[type=file][aria-label="${label}"]`)
		.setInputFiles(await pictureOf(anna, name));
	for (const [field, text] of Object.entries(typed))
		await page.getByLabel(field, { exact: true }).fill(text);
	const sent = page.waitForResponse(
		(response) => response.request().method() === 'POST' && response.status() === 201,
	);
	await page.getByRole('button', { name: 'Publish' }).click();
	await sent;
}

/** Sets up mail and backups in the first steps, which other owners' sites configure with variables. */
async function setMailAndBackups(page: Page) {
	await page.goto(at('/sumu/first-steps#step-mail'));
	const mail = page.getByRole('form', { name: 'E-mail server' });
	await mail.getByLabel('Server').fill('127.0.0.1');
	await mail.getByLabel('Port').fill(String(thirdParties.smtp));
	await mail.getByLabel('From').fill(`Anna Nováková <${account.email}>`);
	await mail.getByLabel('Your password for this site').fill(account.password);
	await mail.getByRole('button', { name: 'Save and send a test e-mail' }).click();
	await expect(page.getByText('Saved. A test e-mail is on its way to you.')).toBeVisible();
	expect((await mailTo(account.email)).subject).toBe('Váš poštovní server funguje');
	const step = page.getByRole('group', { name: 'Backups' });
	await step.getByLabel('Your password for this site').fill(account.password);
	await step.getByRole('button', { name: 'Save backups' }).click();
	await expect(page.getByText('A backup is made every night', { exact: true })).toBeVisible();
	await expect
		.poll(() => readdir(join(empty.variables.DATA_DIR, 'backups')).catch(() => []))
		.toContainEqual(expect.stringMatching(/^nightly-.+\.tar\.gz$/));
}

/** Runs the import command as the owner does. */
async function importPosts() {
	const posts = join(folder, 'zapisky');
	await mkdir(posts, { recursive: true });
	const topics = 'Mlha Jinovatka Komora Papír Film Stín Vinobraní Okno Ticho Cesta'.split(' ');
	for (const [index, topic] of topics.entries())
		await writeFile(
			join(posts, `2024-0${(index % 9) + 1}-12-${topic.toLowerCase()}.md`),
			`---\ntitle: ${topic} a trpělivost\ndate: 2024-0${(index % 9) + 1}-12\ntags: [světlo]\n---\n\n## Ráno\n\nNěkolik vět o tom, co mě naučila ${topic.toLowerCase()}.\n`,
		);
	const { stdout } = await promisify(execFile)(
		process.execPath,
		[`--env-file=${empty.settingsFile}`, '../scripts/tool.mjs', 'import/main', posts],
		{ env: { ...process.env, ...empty.variables } },
	);
	return { said: stdout, count: topics.length };
}

test('Anna’s site is built from an empty installation with the screens and the importer', {
	tag: '@nightly',
}, async ({ page }) => {
	test.setTimeout(420_000);
	await page.goto(at('/login'));
	await page.getByLabel('E-mail address').fill(account.email);
	await page.getByLabel('Password', { exact: true }).fill(account.password);
	await page.getByRole('button', { name: 'Sign in' }).click();
	await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

	const { brand, sections, heroPicture, seo, words, platforms, teasers, statistics, ...texts } =
		anna.settings;
	const bookingUrl = 'https://rezervace.novakova.example/';
	await page.goto(at('/sumu/settings'));
	const settings = new SettingsScreen(page);
	await settings.addEntries({ headline: 3, network: 1, skill: 4, achievement: 2, step: 3 });
	await settings.fill({ ...texts, bookingUrl });
	await settings.fill({
		brand: {
			...{ palette: brand?.palette, fonts: brand?.fonts, radius: brand?.radius },
			density: 'compact',
		},
	});
	await settings.fill({ brand: { accent: brand?.accent } });
	await settings.fill({ seo: { title: seo?.title, description: seo?.description } });
	await settings.showSections(sections ?? []);
	await settings.moveUp('Projects', 'About');
	await settings.choosePicture('Logo', await pictureOf(anna, 'logo.png'));
	await settings.choosePicture('Icon', await pictureOf(anna, 'icon.png'));
	await settings.choosePicture('Banner picture', await pictureOf(anna, 'palava.webp'));
	await settings.choosePicture('Picture when shared', await pictureOf(anna, 'mlha.webp'));
	await settings.save();

	await page.goto(at('/sumu/words'));
	const { home, services, blog, contact } = words ?? {};
	for (const [original, text] of Object.entries({
		Home: home,
		Services: services,
		Blog: blog,
		Contact: contact,
	}))
		await page.getByLabel(`Replacement for “${original}”`, { exact: true }).fill(text ?? '');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

	for (const { projectsName, projectsDescription, image, role } of anna.projects)
		await publish(
			page,
			'/sumu/upload-project',
			{
				'Project name': projectsName,
				Description: projectsDescription,
				'Your role (optional)': role ?? '',
			},
			['Cover picture (optional)', `${image?.replace('picture:', '') ?? ''}.webp`],
		);

	await setMailAndBackups(page);

	const { said, count } = await importPosts();
	expect(said).toContain(String(count));

	const visitor = await (await page.context().browser()?.newContext())?.newPage();
	if (!visitor) throw new Error('No browser');
	await visitor.goto(at('/'));
	await expect(visitor.getByRole('heading', { level: 1 })).toContainText(
		'Anna Nováková Fotografie',
	);
	await expect(visitor.locator('html')).toHaveAttribute('lang', 'cs');
	await expect(visitor.getByRole('banner').getByRole('img')).toHaveAttribute(
		'alt',
		'Anna Nováková Fotografie',
	);
	const keys = (all: SiteSetting['sections'] = []) =>
		all.filter((section) => section.shown).map(({ key }) => key);
	const { data: kept } = await (await page.request.get(at('/api/site'))).json();
	expect(keys(kept.sections)).toEqual(keys(sections));
	const drawn = await visitor
		.locator('main section[id]')
		.evaluateAll((all) => all.map(({ id }) => id));
	expect(drawn.filter((id) => ['projects', 'blog', 'contact'].includes(id))).toEqual([
		'projects',
		'blog',
		'contact',
	]);
	const token = (name: string) =>
		visitor.evaluate(
			(one) => getComputedStyle(document.documentElement).getPropertyValue(`--chakra-${one}`),
			name,
		);
	expect(await token('radii-control')).toBe('0');
	expect(await token('spacing-section')).toContain('80px)');

	await visitor.goto(at('/contact'));
	const { email = '', phone = '' } = texts.contact ?? {};
	for (const [name, href] of [
		[email, `mailto:${email}`],
		[phone, `tel:${phone.replaceAll(' ', '')}`],
	] as const)
		await expect(visitor.getByRole('link', { name }).first()).toHaveAttribute('href', href);
	await expect(visitor.getByText(texts.availability ?? '')).toBeVisible();
	await expect(visitor.locator(`a[href="${bookingUrl}"]`)).toBeVisible();
	for (const [path, said] of [
		['/terms', 'Zrušíte-li focení nejméně měsíc předem, zálohu vrátím celou.'],
		['/privacy', 'jen abych vám odpověděla'],
	] as const) {
		await visitor.goto(at(path));
		await expect(visitor.getByText(said)).toBeVisible();
	}
	await visitor.goto(await newestProject(empty.address));
	await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Pálava');
	await visitor.context().close();
});

/** Another owner’s name, city and currency. */
const foreign = /Sumu|Dhaka|সুমু|ঢাকা|USD|[Dd]ollar|\$/;

/** Removes scripts, styles and comments from HTML; keeps the metadata and JSON-LD. */
const withoutCode = (html: string) =>
	html.replace(
		/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->/g,
		'',
	);

/** Whether any pixel of a picture has a colour, approximately. */
async function hasColour(png: Buffer, colour: string): Promise<boolean> {
	const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
	const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	for (let start = 0; start < data.length; start += 3)
		if (parts.every((part, index) => Math.abs(part - (data[start + index] ?? 0)) < 8)) return true;
	return false;
}

async function sharePicture(request: APIRequestContext, path: string): Promise<Buffer> {
	const html = await (await request.get(at(path))).text();
	const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
	const response = await request.get(at(new URL(address).pathname));
	expect(response.status(), `${path}: ${address}`).toBe(200);
	expect(response.headers()['content-type']).toBe('image/png');
	return response.body();
}

test('Anna’s pages, feeds and e-mails contain nothing of another owner', {
	tag: '@nightly',
}, async ({ request }) => {
	const map = await (await request.get(at('/sitemap.xml'))).text();
	const mapped = Array.from(map.matchAll(/<loc>([^<]+)/g), ([, url = '']) => new URL(url).pathname);
	expect(mapped.length).toBeGreaterThan(20);
	const others =
		'/login /signup /forgot-password /search?q=mlha /nowhere /terms /privacy /rss.xml /atom.xml /feed.json /sitemap.xml /robots.txt /manifest.webmanifest /skills.json /api/docs';
	const pages = [...new Set([...mapped, ...others.split(' ')])];
	const found: string[] = [];
	for (const path of pages) {
		const said = withoutCode(await (await request.get(at(path))).text());
		const place = said.search(foreign);
		if (place >= 0) found.push(`${path}: ${said.slice(Math.max(0, place - 60), place + 40)}`);
	}
	expect(found).toEqual([]);
	expect(withoutCode(await (await request.get(at('/'))).text())).toContain('"@type"');

	const manifest = await (await request.get(at('/manifest.webmanifest'))).json();
	expect(manifest).toMatchObject({ name: anna.settings.ownerName, lang: 'cs', dir: 'ltr' });

	const message = {
		name: 'Klára',
		email: 'klara@dvorakovi.example',
		number: '',
		subject: 'Svatba',
	};
	const sent = await request.post(at('/api/contact'), {
		data: { ...message, details: 'Máte čas?' },
	});
	expect(sent.ok()).toBe(true);
	await request.post(at('/api/newsletter'), { data: { email: 'matej@dvorakovi.example' } });
	const newcomer = { displayName: 'Žofie', email: 'zofie@krizova.example' };
	const registered = await request.post(at(`/api${registerAccount.path}`), {
		data: { ...newcomer, password: 'Deti3svetlo' },
	});
	expect(registered.ok()).toBe(true);
	const mails = [
		await mailTo(account.email, 2),
		await mailTo('matej@dvorakovi.example'),
		await mailTo(newcomer.email),
	];
	await request.post(at(`/api${forgotPassword.path}`), { data: { email: newcomer.email } });
	mails.push(await mailTo(newcomer.email, 2));
	expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4);
	for (const { from, subject, text, html } of mails)
		expect(`${JSON.stringify(from)} ${subject} ${text} ${withoutCode(html ?? '')}`).not.toMatch(
			foreign,
		);
});

test('share pictures of Anna’s site use her picture, colours and logo', {
	tag: '@nightly',
}, async ({ request }) => {
	const own = await sharp(await sharePicture(request, '/'))
		.raw()
		.toBuffer();
	const { buffer } = await pictureOf(anna, 'mlha.webp');
	const { canvas, accent } = themesOf({ palette: 'walnut', accent: '#a4552a' }).light;
	const given = await sharp(buffer)
		.resize({ width: 1200, height: 630, fit: 'contain', background: canvas })
		.removeAlpha()
		.raw()
		.toBuffer();
	expect(own.length).toBe(given.length);
	const off = own.reduce((sum, part, index) => sum + Math.abs(part - (given[index] ?? 0)), 0);
	expect(off / own.length).toBeLessThan(8);

	const { data: posts } = await (await request.get(at('/api/blog'))).json();
	const post = await sharePicture(request, `/blog/${posts[0].slug}`);
	expect(await hasColour(post, accent)).toBe(true);
	const project = await sharePicture(request, new URL(await newestProject(empty.address)).pathname);
	// The colour of her logo.
	for (const card of [post, project]) expect(await hasColour(card, '#b0683a')).toBe(true);
});

test('Anna’s site has no axe violations or horizontal scroll at any width', {
	tag: '@nightly',
}, async ({ page }) => {
	await expectGoodLooks(page, [at('/'), await newestProject(empty.address)]);
});

test('a ceramicist’s site in Bangla has no axe violations or horizontal scroll', async ({
	page,
	playwright,
}) => {
	const request = await playwright.request.newContext({ baseURL: empty.address });
	const api = await OwnerApi.signIn(request, account);
	await clearOwner(api);
	await loadOwner(api, ceramics);
	await page.goto(at('/'));
	await expect(page.getByRole('heading', { level: 1 })).toContainText('শর্মিষ্ঠা পাল');
	await expectGoodLooks(page, [at('/'), await newestProject(empty.address)]);
	await request.dispose();
});

test('pages in Bangla contain no English before any interaction', async ({ browser }) => {
	const project = await newestProject(empty.address);
	const drawnLater = ['/contact', '/search', '/nowhere', '/cards/page=1'].map(at);
	for (const address of [at('/'), at('/about'), at('/login'), project, ...drawnLater]) {
		const page = await browser.newPage({ timezoneId: 'Europe/Prague' });
		await page.goto(address, { waitUntil: 'networkidle' });
		await expect.poll(() => englishIn(page, 'bn'), address).toEqual([]);
		await page.close();
	}
});

test('the demo site has no axe violations or horizontal scroll when signed in', {
	tag: '@nightly',
}, async ({ page }) => {
	await signInAs(page, await makeAccount(page.request));
	await expectGoodLooks(page, [site, await newestProject(site)]);
});
