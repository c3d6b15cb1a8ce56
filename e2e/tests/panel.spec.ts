import { Panel } from '../support/panel';
import { cms, owner } from '../support/product';
import { expect, test } from '../support/test';

test('the owner signs in to the panel and edits the grouped settings', async ({
	browser,
	request,
}) => {
	const page = await browser.newPage();
	await page.goto(`${cms}/admin`);
	await page.getByLabel(/email/i).fill(owner.email);
	await page.getByLabel(/^password/i).fill(owner.password);
	await page.getByRole('button', { name: /login/i }).click();
	await expect(page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
	await expect(page).toHaveTitle('Home | Sumu');
	await page.getByRole('link', { name: 'Content', exact: true }).click();
	await expect(page.getByRole('link', { name: 'Projects', exact: true })).toBeVisible();
	await expect(page.getByRole('link', { name: /content-type builder|marketplace/i })).toHaveCount(
		0,
	);

	await page.getByRole('link', { name: 'Site', exact: true }).click();
	for (const name of ['Identity', 'Home', 'About', 'Contact', 'Search engines'])
		await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
	await expect(page.getByText('No permissions')).toHaveCount(0);
	const year = page.getByLabel('Copyright year');
	await expect(year).toHaveValue('2023');
	await year.fill('2024');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	const saved = async () => (await (await request.get('/api/site')).json()).data.footerYear;
	await expect.poll(saved).toBe(2024);
	await year.fill('2023');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect.poll(saved).toBe(2023);
	await page.close();
});

test('a project renamed in the panel shows its new name on the home page', async ({
	page,
	request,
}) => {
	const type = 'api::project.project';
	const { data } = await (await request.get('/api/projects?limit=1')).json();
	const [{ _id: id, projectsName: before }] = data;
	const panel = await Panel.signIn(request);
	await page.goto('/');
	await expect(page.getByRole('heading', { name: before })).toBeVisible();
	try {
		await panel.publish(type, id, { projectsName: 'Renamed on the loom' });
		await expect(async () => {
			expect(await (await request.get('/')).text()).toContain('Renamed on the loom');
		}).toPass();
		await page.reload();
		await expect(page.getByRole('heading', { name: 'Renamed on the loom' })).toBeVisible();
	} finally {
		await panel.publish(type, id, { projectsName: before });
	}
});
