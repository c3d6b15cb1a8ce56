import { expect, test } from '../support/test';

test('the API viewer lists every operation, uses only this origin and runs a call', async ({
	page,
}) => {
	const hosts = new Set<string>();
	page.on('request', (request) => {
		if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host);
	});
	// Swagger UI renders only the operations near the window.
	await page.setViewportSize({ width: 1280, height: 12_000 });
	await page.goto('/api/docs');
	const { paths } = await (await page.request.get('/api/docs/openapi.json')).json();
	const calls = Object.values<object>(paths).flatMap((methods) => Object.keys(methods));
	await expect(page.locator('.opblock')).toHaveCount(calls.length);

	const list = page.locator('#operations-project-listProjects');
	await list
		.getByRole('button', { name: /projects/ })
		.first()
		.click();
	await expect(list.getByText('Who may:')).toBeVisible();
	await list.getByRole('button', { name: 'Try it out' }).click();
	await list.getByRole('button', { name: 'Execute' }).click();
	const reply = list.locator('.live-responses-table');
	await expect(reply.locator('.response-col_status').last()).toContainText('200');
	await expect(reply).toContainText('"status": true');
	expect([...hosts]).toEqual([new URL(page.url()).host]);
});
