import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNothingLost, expectOnly, expectPagesCame, fine } from './support/fault-expectations';
import { isReady, until } from './support/poll-until';
import { type Product, startProduct } from './support/product';
import { startSilent } from './support/silent-service';

const stillFor = 5000;
let product: Product;
let silent: Awaited<ReturnType<typeof startSilent>>;

/** Waits while requests continue. */
const lasting = (milliseconds: number) => {
	const begun = performance.now();
	return until('it has lasted', () => performance.now() - begun > milliseconds);
};

beforeAll(async () => {
	silent = await startSilent();
	product = await startProduct({
		SMTP_URL: `smtp://${silent.place}`,
		CLOUDINARY_URL: 'cloudinary://12345:cloud-secret@sumu',
		CLOUDINARY_UPLOAD_PREFIX: `http://${silent.place}`,
		GOOGLE_CLIENT_ID: 'client',
		GOOGLE_CLIENT_SECRET: 'secret',
		GOOGLE_ISSUER: `http://${silent.place}`,
		GEOIP_IP_URL: `http://${silent.place}/ip`,
		GEOIP_URL: `http://${silent.place}`,
	});
});
afterAll(async () => {
	await product?.stop();
	silent?.stop();
});

test('a Redis outage loses no writes and causes no errors', async () => {
	const { redis, owner, sites } = product;
	const id = await owner.addService('Before');
	const row = await product.under('Redis is gone for 10 s', async () => {
		await redis.kill();
		await owner.renameService(id, 'While Redis is gone');
		await lasting(10_000);
		await redis.start();
	});
	expectNothingLost(row);
	expectOnly(row, fine);
	for (const { address } of sites)
		await until('both sites show the edit', async () =>
			(await (await fetch(`${address}/services`)).text()).includes('While Redis is gone'),
		);
});

test('a slow database loses no writes, and pages still load', async () => {
	const { door, owner } = product;
	const id = await owner.addService('Slow');
	const row = await product.under(
		'each query takes 2 s longer, for 30 s, after an edit',
		async () => {
			await owner.renameService(id, 'Slower');
			door.slow(2000);
			await lasting(30_000);
			door.slow(0);
		},
	);
	expectNothingLost(row);
	expectPagesCame(row);
	expectOnly(row, [...fine, '503']);
});

test('an unresponsive database loses no writes, and pages still load', async () => {
	const { door, owner, sites } = product;
	const id = await owner.addService('Silent');
	const row = await product.under('the database says nothing for 20 s, after an edit', async () => {
		await owner.renameService(id, 'More silent');
		door.silence();
		await lasting(20_000);
		await door.open();
		for (const { address } of sites) await isReady(address);
	});
	expectNothingLost(row);
	expectPagesCame(row);
	expectOnly(row, [...fine, '503', 'no answer']);
});

test('unresponsive third-party services lose no writes and cause no errors', async () => {
	const { owner, cms, sites } = product;
	const [site] = sites;
	const row = await product.under('mail, Cloudinary, Google and location hang', async () => {
		const asked = performance.now();
		const waited = () => performance.now() - asked;
		const headers = { authorization: `Bearer ${owner.token}` };
		const location = fetch(`${site?.address}/api/visitor/location`, { headers });
		const google = fetch(`${site?.address}/api/connect/google`, { redirect: 'manual' });
		const body = new FormData();
		body.append('image', new File([silent.picture], 'a.png', { type: 'image/png' }));
		const picture = fetch(`${site?.address}/api/image`, { method: 'POST', headers, body });
		expect((await location).status).toBe(200);
		expect(waited()).toBeLessThan(stillFor);
		expect((await google).status).toBeLessThan(500);
		expect((await picture).status).toBe(503);
		expect(waited()).toBeLessThan(30_000);
		expect(cms[0].log()).not.toContain('Mail sent');
	});
	expectNothingLost(row);
	expectOnly(row, fine);
});
