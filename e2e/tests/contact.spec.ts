import { messages } from '@sumu/contract';
import { expect, test } from '../support/test';

for (const javaScriptEnabled of [true, false])
	test.describe(`the home page’s forms ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		test('a contact message is sent', async ({ page }) => {
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

		test('a newsletter subscription is accepted', async ({ page }) => {
			await page.goto('/');
			const scripts = javaScriptEnabled ? 'with' : 'without';
			await page.getByLabel('Enter your Email').fill(`reader-${scripts}@example.com`);
			await page.getByRole('button', { name: 'Subscribe' }).click();
			await expect(page.getByText(messages.subscriptionReceived)).toBeVisible();
		});
	});

test('the contact form shows validation errors and keeps its values', async ({ page }) => {
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
