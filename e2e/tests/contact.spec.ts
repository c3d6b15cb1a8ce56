import { messages } from '@sumu/contract';
import { expect, test } from '../support/test';

for (const javaScriptEnabled of [true, false])
	test.describe(`the forms of home ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		test('a message reaches the owner', async ({ page }) => {
			await page.goto('/#contact');
			const form = page.locator('form').filter({ has: page.getByLabel('Subject') });
			await form.getByLabel('Your Name').fill('Nadia Alam');
			await form.getByLabel('Your Email').fill('nadia@example.com');
			await form.getByLabel('Your Number').fill('+880 1711 000000');
			await form.getByLabel('Subject').fill('A shop for twenty teas');
			await form.getByLabel('Details').fill('Picked by hand, sold by weight.');
			await form.getByRole('button', { name: /send/i }).click();
			await expect(page.getByText(messages.contactSent)).toBeVisible();
		});

		test('so does a reader who subscribes', async ({ page }) => {
			await page.goto('/');
			const scripts = javaScriptEnabled ? 'with' : 'without';
			await page.getByLabel('Enter your Email').fill(`reader-${scripts}@example.com`);
			await page.getByRole('button', { name: 'Subscribe' }).click();
			await expect(page.getByText(messages.subscriptionReceived)).toBeVisible();
		});
	});

test('says what is missing, and keeps what was typed', async ({ page }) => {
	await page.goto('/');
	const form = page.locator('form').filter({ has: page.getByLabel('Subject') });
	await form.getByLabel('Your Name').fill('Nadia Alam');
	await form.getByLabel('Your Email').fill('nadia');
	await expect(form).toHaveAttribute('novalidate', '');
	await form.getByRole('button', { name: /send/i }).click();
	await expect(form.getByText(messages.invalidEmail)).toBeVisible();
	await expect(form.getByText(messages.enterDetails)).toBeVisible();
	await expect(form.getByLabel('Your Name')).toHaveValue('Nadia Alam');
});
