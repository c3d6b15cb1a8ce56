import { messages } from '@sumu/contract';
import { makeAccount, newcomer, signInAsOwner } from '../support/accounts';
import { OwnerApi } from '../support/owner';
import { owner } from '../support/product';
import { expect, test } from '../support/test';

test('users are listed with their roles, and the owner cannot delete their own account', async ({
	page,
	request,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const account = await makeAccount(request, newcomer('Rafiq Karim'));
	await signInAsOwner(page);
	await page.goto('/sumu/manage-users');
	for (const name of ['Id', 'User Name', 'User email', 'User Role', 'Action'])
		await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
	const row = (email: string) => page.getByRole('row').filter({ hasText: email });
	await expect(row(account.email).getByRole('cell', { name: 'Normal' })).toBeVisible();

	await page.getByRole('searchbox').fill(owner.email);
	await expect(page.getByText('1 user', { exact: true })).toBeVisible();
	await expect(row(owner.email).getByRole('cell', { name: 'admin', exact: true })).toBeVisible();
	// The server refuses to delete your own account, so there is no button; screen readers get the reason.
	await expect(row(owner.email).getByText(messages.ownAccount)).toBeAttached();
	await expect(row(owner.email).getByRole('button', { name: /^Delete / })).toHaveCount(0);
	await page.reload();
	await expect(row(owner.email)).toBeVisible();
});

test('a pending review is published after the owner’s approval', async ({ page, request }) => {
	const api = await OwnerApi.signIn(request);
	await api.call('put', '/site', { moderateReviews: true });
	const reviewText = `Woven with care, ${Date.now()}`;
	const shown = async () =>
		JSON.stringify((await (await request.get('/api/reviews')).json()).data).includes(reviewText);
	try {
		// Separate cookies: a second sign-in with the same cookies ends the first session.
		const writer = await makeAccount(page.request, newcomer('Farhana Yasmin'));
		const signedIn = await page.request.post('/api/auth/local', {
			data: { identifier: writer.email, password: writer.password },
		});
		const { jwt } = await signedIn.json();
		const posted = await page.request.post('/api/review/add-review', {
			headers: { Authorization: `Bearer ${jwt}` },
			data: { reviewText, rating: 5 },
		});
		expect(posted.status(), await posted.text()).toBe(201);
		expect(await shown()).toBe(false);

		await signInAsOwner(page);
		await page.goto('/sumu/manage-reviews');
		const row = page.getByRole('row').filter({ hasText: reviewText });
		await expect(row.getByText(writer.email)).toBeVisible();
		await expect(page.getByRole('link', { name: /^Manage Reviews \d+ waiting$/ })).toBeVisible();
		await row.getByRole('button', { name: 'Approve the review by Farhana Yasmin' }).click();
		await expect(row.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
		await expect.poll(shown).toBe(true);
	} finally {
		await api.call('put', '/site', { moderateReviews: false });
		const { ids } = await api.find('/reviews', reviewText);
		for (const id of ids) await api.call('delete', `/review/${id}`);
	}
});
