import { signInAsOwner } from '../support/accounts';
import { expectNoViolations } from '../support/axe';
import { mailTo } from '../support/mailbox';
import { OwnerApi } from '../support/owner';
import { site } from '../support/product';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';

for (const viewport of sizes)
	test.describe(`testimonials at ${viewport.width} px`, () => {
		test.use({ viewport });

		test('a won enquiry leads to a testimonial, which its author withdraws', async ({
			page,
			browser,
			request,
		}) => {
			const stamp = `${Date.now()}-${viewport.width}`;
			const email = `client-${stamp}@example.com`;
			const subject = `Won ${stamp}`;
			const words = `On time, and kind: ${stamp}.`;
			const message = { name: 'Nadia Alam', email, number: '1', subject, details: 'A tea shop.' };
			expect((await request.post('/api/contact', { data: message })).status()).toBe(201);
			const isPublic = async () =>
				(await (await request.get('/api/reviews')).text()).includes(words);

			await signInAsOwner(page);
			await page.goto(`/sumu/messages?search=${encodeURIComponent(subject)}`);
			await page.getByRole('link', { name: subject }).click();
			const enquiry = page.getByRole('form', { name: 'Enquiry' });
			await enquiry.getByLabel('Stage').selectOption('Won');
			await enquiry.getByRole('button', { name: 'Save' }).click();
			await page.getByRole('link', { name: 'Ask for a testimonial' }).click();
			const ask = page.getByRole('form', { name: 'Ask for a testimonial' });
			await expect(ask.getByLabel('Name of the client')).toHaveValue('Nadia Alam');
			await expectNoViolations(page);
			await ask.getByRole('button', { name: 'Create and send link' }).click();
			await expect(page.getByRole('status').filter({ hasText: 'Link sent to' })).toBeVisible();
			const link = /http\S+\/testimonial\/[\w.~-]+/.exec((await mailTo(email)).text)?.[0] ?? '';

			const visit = await browser.newContext({ viewport, baseURL: site, reducedMotion: 'reduce' });
			const client = await visit.newPage();
			await client.goto(link);
			const form = client.getByRole('form', { name: 'Write a testimonial' });
			await expect(form.getByLabel('Your photo')).toBeVisible();
			await form.getByRole('radio', { name: '4 stars' }).check();
			await form.getByLabel('Your testimonial').fill(words);
			await form.getByLabel('You may publish this with my name on your site.').check();
			await expectNoViolations(client);
			await form.getByRole('button', { name: 'Send testimonial' }).click();
			await expect(client.getByText('Thank you for your testimonial')).toBeVisible();
			expect(await isPublic()).toBe(false);

			await page.goto('/sumu/testimonials');
			const row = page.getByRole('listitem').filter({ hasText: email });
			await expect(row).toContainText('Testimonial received');
			await expectNoViolations(page);
			await row.getByRole('link', { name: 'Open the review by Nadia Alam' }).click();
			await page.getByRole('button', { name: 'Publish', exact: true }).click();
			await expect.poll(isPublic).toBe(true);

			await client.goto(link);
			await client.getByRole('button', { name: 'Withdraw my testimonial' }).click();
			await expect(client.getByText('Your testimonial has been deleted')).toBeVisible();
			await expect.poll(isPublic).toBe(false);
			await visit.close();

			const api = await OwnerApi.signIn(request);
			for (const id of (await api.find('/messages', subject)).ids)
				await api.call('delete', `/message/${id}`);
		});
	});
