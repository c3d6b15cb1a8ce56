import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNothingLost, expectOnly, expectPagesCame, fine } from './support/fault-expectations';
import { paths } from './support/paths';
import { isReady, shows, statusOf, until } from './support/poll-until';
import { type Product, startProduct } from './support/product';

let product: Product;
beforeAll(async () => {
	product = await startProduct();
});
afterAll(() => product?.stop());

test('a CMS killed after an edit and restarted loses no writes', async () => {
	const id = await product.owner.addService('Edited');
	const row = await product.under('a CMS is killed after an edit', async () => {
		const [first] = product.cms;
		await product.owner.renameService(id, 'Edited again');
		await first.kill();
		await until('writes fail', () => product.load.result().seconds > 0);
		first.start();
		await isReady(first.address);
	});
	expectNothingLost(row);
	expectPagesCame(row);
	expectOnly(row, [...fine, '502', '503']);
});

test('a site killed and restarted loses no writes', async () => {
	const row = await product.under('a site is killed and started again', async () => {
		const [first] = product.sites;
		await first?.kill();
		await until('writes fail', () => product.load.result().seconds > 0);
		first?.start();
		await isReady(first?.address ?? '');
	});
	expectNothingLost(row);
	expectPagesCame(row);
	expectOnly(row, [...fine, 'no answer']);
});

test('stopping and restarting the database loses no writes, and pages still load', async () => {
	const { owner, cluster, cms, sites } = product;
	const id = await owner.addService('Edited');
	const row = await product.under('the database is stopped for a while', async () => {
		await owner.renameService(id, 'Edited again');
		await cluster.pause();
		const states = [...cms, ...sites].map(async ({ address }) => [
			await statusOf(`${address}/_health`),
			await statusOf(`${address}/_ready`),
		]);
		expect(await Promise.all(states)).toEqual(states.map(() => [204, 503]));
		await until('the last good pages are sent', () =>
			Boolean(product.load.result().seen['pages 200 (last good one)']),
		);
		await cluster.resume();
		for (const { address } of sites) await isReady(address);
	});
	expectNothingLost(row);
	expectPagesCame(row);
	expectOnly(row, [...fine, '503']);
});

test('with every CMS killed, pages of a deleted service return 503 and the rest is served', async () => {
	const { owner, cms, sites, load } = product;
	await load.stop();
	const id = await owner.addService('Deleted');
	for (const { address } of sites) {
		for (const path of ['/', '/services', '/api/services'])
			await until(`${path} shows it`, () => shows(address + path, id));
		for (const path of paths) await statusOf(address + path);
	}
	await owner.removeService(id);
	for (const part of cms) await part.kill();
	const gone = new Set(['/', '/services', '/api/services', '/sitemap.xml']);
	for (const { address } of sites) {
		await until(`${address} has heard of it`, async () => (await statusOf(address)) === 503);
		for (const path of paths)
			expect([path, await statusOf(address + path)]).toEqual([path, gone.has(path) ? 503 : 200]);
	}
});
