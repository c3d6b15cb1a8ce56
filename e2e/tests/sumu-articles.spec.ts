import type { Page } from '@playwright/test';
import { signInAsOwner } from '../support/accounts';
import { expect, test } from '../support/test';

const picture = '../cms/demo/pictures/boi-mela-reader.webp';
/** Time limit for uploading a picture and making all its sizes on a slow machine, in milliseconds. */
const made = 45_000;

const text = (page: Page) => page.getByLabel('Description', { exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('the preview renders tables, pictures, a comparison slider and all text styles', async ({
	page,
}) => {
	await signInAsOwner(page);
	await page.goto('/sumu/add-blog');
	await page.getByLabel('Blog name').fill('All that an article can show');
	await page.getByLabel('Author', { exact: true }).fill('Sumu');
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
		await page.goto('/sumu/add-blog');
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
	await page.goto('/sumu/add-blog');
	await text(page).fill(Array.from({ length: 80 }, (_, at) => `Paragraph ${at}`).join('\n\n'));
	await expect(preview(page).getByText('Paragraph 79')).toBeAttached();
	await text(page).evaluate((area) => area.scrollTo(0, area.scrollHeight));
	await expect(preview(page).getByText('Paragraph 79')).toBeInViewport();
	await text(page).evaluate((area) => area.scrollTo(0, 0));
	await expect(preview(page).getByText('Paragraph 0', { exact: true })).toBeInViewport();
});
