import { expect, test } from 'vitest';
import { site } from '../support/product';
import { ask } from './support/connection';
import { newAddress } from './support/visitors';
import { expectBounds, whileWatched } from './support/while-watched';

const megabyte = 1024 * 1024;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const large = Buffer.from(`form=contact&name=Nadia&details=${'x'.repeat(30 * megabyte)}`);

test.each([
	['with Content-Length', false],
	['with chunked encoding', true],
])('eight simultaneous 30 MB forms, %s, return 413 and use little memory', async (_, chunked) => {
	const { result, noticed } = await whileWatched(() =>
		Promise.all(
			Array.from({ length: 8 }, () =>
				ask(site, '/contact', {
					method: 'POST',
					headers: form,
					body: large,
					chunked,
					// Refused bodies count towards the rate limit of an address.
					from: newAddress(),
				}),
			),
		),
	);
	for (const { status, length, headers } of result) {
		expect(status).toBe(413);
		expect(headers['content-type']).toContain('text/html');
		expect(length).toBeLessThan(megabyte);
	}
	expectBounds(noticed);
});

test.each([
	['/api/contact', 2 * megabyte, 'application/json'],
	['/api/image', 12 * megabyte, 'multipart/form-data; boundary=x'],
])('eight oversized bodies for %s return 413', async (path, bytes, type) => {
	const { result, noticed } = await whileWatched(() =>
		Promise.all(
			[false, true, false, true, false, true, false, true].map((chunked) =>
				ask(site, path, {
					method: 'POST',
					headers: { 'content-type': type },
					body: Buffer.alloc(bytes, 120),
					chunked,
					// Refused bodies count towards the rate limit of an address.
					from: newAddress(),
				}),
			),
		),
	);
	expect(result.map(({ status }) => status)).toEqual(Array(8).fill(413));
	expectBounds(noticed);
});
