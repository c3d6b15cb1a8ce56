import { expect, test } from '@playwright/test';
import { cms, site } from '../support/product';

for (const path of ['/projects/page=1', '/projects', '/blogs/page=2', '/blog', '/reviews', '/site'])
	test(`${path} returns the same body from the site and the CMS, with and without /api`, async ({
		request,
	}) => {
		const responses = await Promise.all(
			[`${site}/api${path}`, `${cms}/api${path}`, `${cms}${path}`].map((url) => request.get(url)),
		);
		const bodies = await Promise.all(responses.map((response) => response.json()));
		expect(responses.map((response) => response.status())).toEqual([200, 200, 200]);
		expect(bodies[0].status).toBe(true);
		expect(bodies[1]).toEqual(bodies[0]);
		expect(bodies[2]).toEqual(bodies[0]);
	});

test('/skills.json contains the five skill groups', async ({ request }) => {
	const groups = await (await request.get('/skills.json')).json();
	expect(Object.keys(groups)).toEqual(['frontend', 'backend', 'database', 'hosting', 'tools']);
	expect(groups.frontend[0]).toEqual({
		name: expect.any(String),
		laval: expect.any(String),
		present: expect.any(Number),
	});
});
