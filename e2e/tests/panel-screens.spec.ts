import { expectNothingSerious } from '../support/axe';
import { OwnerApi } from '../support/owner';
import { listOf, openPanel } from '../support/panel-page';
import { cms } from '../support/product';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';

const lists = [
	['project', '/projects?page=1'],
	['blog', '/blog?page=1'],
	['service', '/services?page=1'],
	['skill', '/skills?page=1'],
	['review', '/reviews?page=1'],
	['message', '/messages?page=1'],
	['subscriber', '/subscribers?page=1'],
] as const;
const written = ['project', 'blog', 'service', 'skill', 'review'];
const people = '/content-manager/collection-types/plugin::users-permissions.user';
const others = [
	'',
	'/me',
	'/plugins/upload',
	'/guide',
	'/settings/application-infos',
	'/settings/users',
	'/settings/roles',
	'/content-manager/single-types/api::site-setting.site-setting',
	people,
	listOf('cart-item'),
	...['project', 'service', 'skill'].map((name) => `/order/api::${name}.${name}`),
];

/** Texts that advertise products of the vendor. */
const advertising = /pricing plan|upgrade|marketplace|free trial|go to strapi|paid plan/i;

/** Screens of this project, not of Strapi. */
const ours = /^\/(?:$|guide$|order\/|settings\/application-infos)/;

const widerThanWindow = () => document.documentElement.scrollWidth - innerWidth;

test('panel screens have the site’s title and no third-party requests, errors or ads', {
	tag: '@nightly',
}, async ({ page, request }) => {
	test.setTimeout(600_000);
	const api = await OwnerApi.signIn(request);
	const message = { name: 'A', email: 'a@example.com', number: '1', subject: 'S', details: 'D' };
	await request.post('/api/contact', { data: message });
	await request.post('/api/newsletter', { data: { email: 'screens@example.com' } });
	const foreign: string[] = [];
	const own = new URL(cms).host;
	page.on('request', (each) => {
		const { protocol, host, hostname } = new URL(each.url());
		const isNear = host === own || hostname === 'localhost' || /^(?:data|blob):/.test(protocol);
		if (!isNear) foreign.push(each.url());
	});
	await openPanel(page);
	const paths = [...others];
	for (const [name, from] of lists) {
		const [{ _id }] = (await api.call('get', from)).data;
		paths.push(listOf(name), `${listOf(name)}/${_id}`);
		if (written.includes(name)) paths.push(`${listOf(name)}/create`);
	}
	for (const path of paths) {
		await page.goto(`${cms}/admin${path}`);
		await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
		await expect(page, path).toHaveTitle(/ \| Sumu$/);
		await page.waitForLoadState('networkidle');
		expect([path, advertising.exec(await page.locator('body').innerText())]).toEqual([path, null]);
		for (const size of sizes) {
			await page.setViewportSize(size);
			await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeInViewport();
			expect([path, size.width, await page.evaluate(widerThanWindow)]).toEqual([
				path,
				size.width,
				0,
			]);
			if (ours.test(path || '/')) await expectNothingSerious(page);
		}
	}
	expect(foreign).toEqual([]);
});
