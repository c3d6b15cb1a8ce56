import { expectNoViolations } from '../support/axe';
import { moveByKeys } from '../support/move-by-keys';
import { OwnerApi } from '../support/owner';
import { goInPanel, listOf, openPanel } from '../support/panel-page';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';

const [phone, laptop] = sizes;
test.use({ viewport: laptop });

/** Content types with the headings of their lists. */
const lists = [
	['project', 'Projects'],
	['blog', 'Blog'],
	['service', 'Services'],
	['skill', 'Skills'],
	['review', 'Reviews'],
	['message', 'Messages'],
	['subscriber', 'Subscribers'],
] as const;

test('lists fit without horizontal scroll, and skills are reordered by keyboard', async ({
	page,
	request,
}) => {
	const names = async () =>
		(await (await request.get('/api/skills')).json()).data.map(
			({ skillName }: { skillName: string }) => skillName,
		);
	const [first, second] = await names();
	await request.post('/api/newsletter', { data: { email: 'lists@example.com' } });
	const message = { name: 'A', email: 'a@example.com', number: '1', subject: 'S', details: 'D' };
	await request.post('/api/contact', { data: message });
	await openPanel(page, listOf('project'));
	for (const [name, heading] of lists) {
		await goInPanel(page, listOf(name));
		await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
		const table = page.getByRole('grid').or(page.getByRole('table')).first();
		await expect(table).toBeVisible();
		const hidden = await table.evaluate((element) => {
			const box = element.parentElement ?? element;
			return box.scrollWidth - box.clientWidth;
		});
		expect([name, hidden]).toEqual([name, 0]);
	}

	await goInPanel(page, listOf('skill'));
	await page.getByRole('link', { name: 'Change order' }).click();
	await expect(page.getByRole('heading', { name: 'Order skills' })).toBeVisible();
	await expectNoViolations(page);
	const move = async (name: string, key: 'ArrowUp' | 'ArrowDown', place: number) => {
		await moveByKeys(page, name, key, place);
		await expect(page.getByText('Saved.')).toBeVisible();
	};
	await move(second, 'ArrowUp', 1);
	await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
	await expect(page.locator('main').getByRole('listitem').first()).toContainText(second);
	await page.setViewportSize(phone);
	await expectNoViolations(page);
	await move(second, 'ArrowDown', 2);
	await expect.poll(async () => (await names()).slice(0, 2)).toEqual([first, second]);
});

for (const viewport of sizes)
	test(`a pending review is filtered and approved by bulk action, at ${viewport.width} px`, async ({
		page,
		request,
	}) => {
		await page.setViewportSize(viewport);
		const api = await OwnerApi.signIn(request);
		const UserName = `Waiting ${Date.now()}`;
		await api.call('post', '/projects/add-review', {
			userName: UserName,
			location: 'Dhaka',
			review: 'Good to work with.',
			image: 'https://example.com/face.png',
			rating: 5,
			status: 'draft',
		});
		await openPanel(page, listOf('review'));
		await page.getByRole('combobox', { name: 'Show' }).click();
		await page.getByRole('option', { name: 'Waiting for approval' }).click();
		const row = page.getByRole('row').filter({ hasText: UserName });
		await row.getByRole('checkbox').click();
		await page.getByRole('button', { name: 'Approve', exact: true }).click();
		await expect(page.getByText('Approved', { exact: true })).toBeVisible();
		const shown = async () => (await (await request.get('/api/reviews')).json()).data;
		await expect.poll(async () => JSON.stringify(await shown())).toContain(UserName);
		const [{ _id }] = (await shown()).filter(
			(each: { UserName: string }) => each.UserName === UserName,
		);
		await api.call('delete', `/review/${_id}`);
	});
