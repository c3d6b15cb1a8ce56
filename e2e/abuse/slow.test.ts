import { expect, test } from 'vitest';
import { cms, site } from '../support/product';
import { halfOpen } from './support/connection';
import { expectBounds, whileWatched } from './support/while-watched';

const most = 32;
const head = 'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n';

test('both servers close connections with unfinished requests within 32 seconds', async () => {
	const { result, noticed } = await whileWatched(() =>
		Promise.all(
			[site, cms].flatMap((address) =>
				Array.from({ length: 25 }, () => [
					halfOpen(address, ''),
					halfOpen(address, head),
					halfOpen(address, head, 'X-More: yes\r\n'),
					halfOpen(address, `${head}\r\n`, 'x'),
				]).flat(),
			),
		),
	);
	expect(Math.max(...result), 'seconds').toBeLessThan(most);
	expectBounds(noticed);
});

test('the keep-alive timeout is longer than the reverse proxy’s', async () => {
	const byCaddy = 120;
	for (const address of [site, cms]) {
		const { headers } = await fetch(`${address}/_health`);
		const [, seconds] = headers.get('keep-alive')?.match(/timeout=(\d+)/) ?? [];
		expect(Number(seconds), address).toBeGreaterThan(byCaddy);
	}
});
