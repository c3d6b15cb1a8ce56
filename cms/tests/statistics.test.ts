import { apiEndpoints } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_KEYS_PER_DAY } from '../src/api/statistics/count-visits.ts';
import { call } from './support/api.ts';
import { asOwner, ownerToken } from './support/owner.ts';
import { addPublished, clear } from './support/panel.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { sample } from './support/samples.ts';
import { type Server, startServer } from './support/server.ts';

const browsers = {
	desktop: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
	phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148',
	tablet: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
	crawler: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

interface Visit {
	path: string;
	referrer?: string;
	from?: string;
	agent?: string;
	headers?: Record<string, string>;
	token?: string;
	base?: string;
}

const visit = ({ path, referrer, from, agent = browsers.desktop, headers, token, base }: Visit) =>
	call('/api/visit', {
		method: 'POST',
		body: { path, referrer },
		headers: { 'user-agent': agent, ...headers },
		...(from ? { from } : {}),
		...(token ? { token } : {}),
		...(base ? { base } : {}),
	});

/** Views of one address that count, per minute. */
const limit = 20;

const today = () => new Date().toISOString().slice(0, 10);

describe('statistics', () => {
	let server: Server;
	let remove: () => void;
	const read = async (query = '') =>
		(await asOwner('GET', `/api/statistics${query}`, undefined, server.url)).body.data;

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		server = await startServer({
			...database.variables,
			TRUST_PROXY: 'true',
			CALL_RATE_LIMIT: String(limit),
		});
	});
	afterAll(async () => {
		await server.stop();
		remove();
	});
	const from = (host: number) => `203.0.113.${host}`;
	const onServer = (one: Visit) => visit({ ...one, base: server.url });

	it('count pages, origins, countries, devices and visitors without an address or a cookie', async () => {
		const visits: Visit[] = [
			{ path: '/', referrer: 'https://www.search.example/?q=secret', from: from(1) },
			{ path: '/about?utm_source=letter&x=1', from: from(1) },
			{ path: '/about', from: from(2), agent: browsers.phone, headers: { 'cf-ipcountry': 'BD' } },
			{ path: '/', from: from(3), agent: browsers.tablet, headers: { 'cf-ipcountry': 'XX' } },
		];
		for (const one of visits) {
			const answer = await onServer(one);
			expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, null]);
		}
		const { body } = await asOwner('GET', '/api/statistics', undefined, server.url);
		expect(apiEndpoints.readStatistics.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toMatchObject({
			views: 4,
			visitors: 3,
			previous: { views: 0, visitors: 0 },
			pages: [
				{ path: '/', views: 2 },
				{ path: '/about', views: 2 },
			],
			referrers: [
				{ referrer: 'letter', views: 1 },
				{ referrer: 'search.example', views: 1 },
			],
			countries: [{ country: 'BD', views: 1 }],
			devices: [
				{ device: 'desktop', views: 2 },
				{ device: 'phone', views: 1 },
				{ device: 'tablet', views: 1 },
			],
		});
		expect(body.data.days).toHaveLength(30);
		expect(body.data.days.at(-1)).toEqual({ day: today(), views: 4, visitors: 3 });
	});

	it('ignore programs, the owner, browsers that opt out, private pages and wrong paths', async () => {
		const ignored: Visit[] = [
			{ path: '/', agent: browsers.crawler },
			{ path: '/', agent: 'curl/8.5.0' },
			{ path: '/', headers: { dnt: '1' } },
			{ path: '/', headers: { 'sec-gpc': '1' } },
			{ path: '/', token: await ownerToken(server.url) },
			{ path: '/sumu/messages' },
			{ path: '/testimonial/secret' },
			{ path: '//other.example/' },
			{ path: 'https://other.example/' },
		];
		for (const one of ignored) expect((await onServer({ ...one, from: from(9) })).status).toBe(204);
		expect((await read()).views).toBe(4);
	});

	it('compare with the days before, and accept a period', async () => {
		const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
		const query = `?from=${day(1)}&to=${day(0)}&by=day`;
		const { days, previous, views } = await read(query);
		expect(days.map((row: { day: string }) => row.day)).toEqual([day(1), day(0)]);
		expect([views, previous]).toEqual([4, { views: 0, visitors: 0 }]);
		const later = await read(`?from=${day(-1)}&to=${day(-1)}`);
		expect([later.views, later.previous]).toEqual([0, { views: 4, visitors: 3 }]);
		expect((await asOwner('GET', '/api/statistics?from=soon', undefined, server.url)).status).toBe(
			400,
		);
	});

	it('count only some views of one address, and answer the others the same', async () => {
		const before = (await read()).views;
		for (let turn = 0; turn < limit + 5; turn += 1) {
			const answer = await onServer({ path: '/', from: from(8) });
			expect([answer.status, answer.headers.get('retry-after')]).toEqual([204, null]);
		}
		expect((await read()).views).toBe(before + limit);
	});

	it('survive addresses that no database stores', async () => {
		const before = await read();
		const hostile = [
			'/?utm_source=plain%0Aone',
			'/?utm_source=plain%0Atwo',
			'/?utm_source=nothing%00',
			`/?utm_source=${'😀'.repeat(200)}`,
			`/?utm_source=a${'😀'.repeat(200)}`,
			'/%00%0A',
		];
		const outside = ['/\\other.example/page', '/\\[', '//[', '/\t/[x'];
		for (const path of [...hostile, ...outside])
			expect((await onServer({ path, from: from(20) })).status, path).toBe(204);
		const after = await read();
		expect(after.views).toBe(before.views + hostile.length);
		const names = after.referrers.map(({ referrer }: { referrer: string }) => referrer);
		expect(names).toEqual(expect.arrayContaining(['plain one', 'plain two', 'nothing']));
	});

	it('count a limited number of made-up addresses a day, and go on with the known ones', async () => {
		const visitors = Array.from(
			{ length: MAX_KEYS_PER_DAY / limit },
			(_, host) => `198.51.100.${host}`,
		);
		for (let turn = 0; turn < limit; turn += 1)
			await Promise.all(
				visitors.map((address) =>
					onServer({
						path: `/made-up/${turn}/${address}?utm_source=${turn}-${address}`,
						from: address,
					}),
				),
			);
		const before = await read();
		const known = (visits: { pages: { path: string; views: number }[] }) =>
			visits.pages.find(({ path }) => path === '/about')?.views;
		for (let turn = 0; turn < limit / 2; turn += 1) {
			await onServer({ path: '/one-more?utm_source=one-more', from: from(30) });
			await onServer({ path: '/about', from: from(30) });
		}
		const after = await read();
		expect(after.views).toBe(before.views + limit);
		expect(known(after)).toBe(Number(known(before)) + limit / 2);
		expect(JSON.stringify(after)).not.toContain('one-more');
	});

	it('count nothing while the setting is off, which the pages are told', async () => {
		const isReported = async () =>
			(await call('/api/site', { base: server.url })).body.data.features.visits;
		expect(await isReported()).toBe(true);
		await asOwner('PUT', '/api/site', { visitStatistics: false }, server.url);
		expect(await isReported()).toBe(false);
		await expect
			.poll(
				async () => {
					const before = (await read()).views;
					await onServer({ path: '/', from: from(4) });
					return (await read()).views - before;
				},
				{ timeout: 8000, interval: 500 },
			)
			.toBe(0);
	});
});

describe('statistics of projects', () => {
	beforeAll(() => clear('message'));
	afterAll(() => clear('message'));

	it('show views and enquiries of each project', async () => {
		const projectId = await addPublished('project', sample.project('Counted'));
		const { slug } = (await call(`/api/project/${projectId}`)).body.data;
		await visit({ path: `/project/${slug}`, from: '203.0.113.77' });
		await call('/api/contact', {
			method: 'POST',
			from: '203.0.113.78',
			body: {
				name: 'Ann',
				email: 'ann@example.com',
				number: '1',
				subject: 'A shop',
				details: 'Tea.',
				projects: [projectId],
			},
		});
		const { data } = (await asOwner('GET', '/api/statistics')).body;
		const row = data.projects.find(({ _id }: { _id: string }) => _id === projectId);
		expect(row).toMatchObject({ title: 'Counted', views: 1, shortlisted: 0, enquiries: 1 });
	});
});
