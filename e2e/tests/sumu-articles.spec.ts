import type { Page } from '@playwright/test';
import { signInAsOwner } from '../support/accounts';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';

const picture = '../cms/demo/pictures/boi-mela-reader.webp';
/** Time limit for uploading a picture and making all its sizes on a slow machine, in milliseconds. */
const made = 45_000;

const text = (page: Page) => page.getByLabel('Description', { exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

/** Opens an empty form without its details, so that the preview is beside the text. */
async function openEditor(page: Page) {
	await page.goto('/sumu/add-blog');
	await page.getByRole('button', { name: 'Hide details' }).click();
}

test('the preview renders tables, pictures, a comparison slider and all text styles', async ({
	page,
}) => {
	await signInAsOwner(page);
	await openEditor(page);
	await page.getByLabel('Blog name').fill('All that an article can show');
	await text(page).fill(
		'Plain **bold**, _italic_ and **_both_**.\n\n## Code\n\n```css\na { color: red }\n```\n\n',
	);
	await page.keyboard.press('Control+End');
	await page.getByRole('button', { name: 'Table' }).click();
	await expect(preview(page).getByRole('cell', { name: '1', exact: true })).toHaveCSS(
		'text-align',
		'end',
	);

	await page.keyboard.press('Control+End');
	await page
		.locator('input[type=file][aria-label="Pictures for Description"]')
		.setInputFiles([picture, picture]);
	for (const words of ['Before', 'After']) {
		const one = page.getByRole('group', { name: 'Picture boi-mela-reader.webp' }).first();
		await expect(one.getByText('Uploaded')).toBeVisible({ timeout: made });
		await one.getByLabel(/^Description for people/).fill(words);
		await one.getByRole('button', { name: 'Insert' }).click();
	}
	const typed = await text(page).inputValue();
	const [before, after] = [...typed.matchAll(/!\[\w+\]\((\S+)\)/g)].map(([, address]) => address);
	await text(page).fill(
		typed.replace(
			/!\[Before[\s\S]*$/,
			`![Before](${before} "before") ![After](${after} "after")\n`,
		),
	);
	const slider = preview(page).getByRole('slider', { name: 'Before and after' });
	await expect(slider).toHaveValue('50');
	await slider.focus();
	await page.keyboard.press('ArrowRight');
	await expect(slider).toHaveAttribute('aria-valuetext', '51% before');
	const shown = preview(page).getByRole('img', { name: 'After' });
	await expect(shown).toHaveAttribute('width', /\d/);
	await expect(shown.locator('xpath=..')).toHaveCSS('clip-path', 'inset(0px 0px 0px 51%)');

	const widths = await preview(page).evaluate(async (article) => {
		await document.fonts.ready;
		const faces = [...document.fonts].filter(
			({ family, status }) => /Newsreader"?$/.test(family) && status === 'loaded',
		);
		return {
			faces: faces.map(({ weight, style }) => `${weight} ${style}`).sort(),
			code: getComputedStyle(article.querySelector('pre code') ?? article).fontFamily,
			strong: getComputedStyle(article.querySelector('strong') ?? article).fontWeight,
			em: getComputedStyle(article.querySelector('em') ?? article).fontStyle,
		};
	});
	expect(widths.faces).toEqual(
		expect.arrayContaining(['400 italic', '400 normal', '600 italic', '600 normal']),
	);
	expect(widths.code).toMatch(/monospace$/);
	expect(widths).toMatchObject({ strong: '600', em: 'italic' });
});

test.describe('an invalid or oversized picture', () => {
	test.use({ expectedErrors: [/400/] });

	test('is refused without losing the typed text', async ({ page }) => {
		await signInAsOwner(page);
		await openEditor(page);
		await text(page).fill('Kept');
		const input = page.locator('input[type=file][aria-label="Pictures for Description"]');
		await input.setInputFiles({
			name: 'broken.png',
			mimeType: 'image/png',
			buffer: Buffer.from('no picture'),
		});
		const broken = page.getByRole('group', { name: 'Picture broken.png' });
		await expect(broken.getByRole('alert')).toContainText('Upload failed.');
		await broken.getByRole('button', { name: 'Close' }).click();
		await input.setInputFiles({
			name: 'large.png',
			mimeType: 'image/png',
			buffer: Buffer.alloc(11 * 1024 * 1024),
		});
		await expect(
			page.getByRole('group', { name: 'Picture large.png' }).getByRole('alert'),
		).toContainText('10 MB');
		await expect(text(page)).toHaveValue('Kept');
	});
});

test('the preview scrolls with the text', async ({ page }) => {
	await signInAsOwner(page);
	await openEditor(page);
	await text(page).fill(Array.from({ length: 80 }, (_, at) => `Paragraph ${at}`).join('\n\n'));
	await expect(preview(page).getByText('Paragraph 79')).toBeAttached();
	await text(page).evaluate((area) => area.scrollTo(0, area.scrollHeight));
	await expect(preview(page).getByText('Paragraph 79')).toBeInViewport();
	await text(page).evaluate((area) => area.scrollTo(0, 0));
	await expect(preview(page).getByText('Paragraph 0', { exact: true })).toBeInViewport();
});

test('a video contacts its host only after a click, and its player passes the page’s policy', async ({
	page,
	request,
}) => {
	const contacted: string[] = [];
	await page.route(/youtube|ytimg|google/, (route) => {
		contacted.push(route.request().url());
		return route.fulfill({ contentType: 'text/html', body: '<h1>The player</h1>' });
	});
	const api = await OwnerApi.signIn(request);
	const [{ picture: cover }] = (await api.call('get', '/blog?limit=1')).data;
	const { insertedId } = await api.call('post', '/blog/add-blog', {
		topic: 'A film about a loom',
		author: 'Sumu',
		description: 'Watch it:\n\nhttps://www.youtube.com/watch?v=aqz-KE-bpKQ\n\nThe end.',
		img: cover.url,
	});
	try {
		await signInAsOwner(page);
		await page.goto(`/blog/${insertedId}`);
		const poster = page.locator('[data-video] a');
		await poster.scrollIntoViewIfNeeded();
		await expect(poster).toBeVisible();
		await page.waitForLoadState('networkidle');
		expect(contacted).toEqual([]);
		await poster.click();
		const player = page.locator('[data-video] iframe');
		await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
		await expect(player.contentFrame().getByRole('heading', { name: 'The player' })).toBeVisible();
		expect(
			contacted.every((address) => address.startsWith('https://www.youtube-nocookie.com/')),
		).toBe(true);
	} finally {
		await api.call('delete', `/blog/${insertedId}`);
	}
});

test('a text with formatting is pasted as Markdown, and tags shown as text are named', async ({
	page,
}) => {
	await signInAsOwner(page);
	await openEditor(page);
	await text(page).focus();
	await text(page).evaluate((area) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData(
			'text/html',
			'<b style="font-weight:normal" id="docs-internal-guid-1"><h2>Looms</h2><p><span style="font-weight:700">Warp</span> and Vec&lt;T&gt;</p></b>',
		);
		clipboardData.setData('text/plain', 'Looms\nWarp and Vec<T>');
		area.dispatchEvent(
			new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
		);
	});
	await expect(text(page)).toHaveValue('## Looms\n\n**Warp** and Vec\\<T>');
	await expect(preview(page).getByRole('heading', { name: 'Looms' })).toBeVisible();
	const warning = preview(page).getByText(/^Shown as text/);
	await expect(warning).toBeHidden();
	await page.keyboard.press('Control+z');
	await expect(text(page)).toHaveValue('');
	await text(page).fill('Hello <your-name>');
	await expect(warning).toContainText('<your-name>');
	await expect(preview(page).getByText('Hello <your-name>')).toBeVisible();
});
