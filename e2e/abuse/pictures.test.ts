import { signIn, uploadImage } from '@sumu/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cms, owner } from '../support/product';
import { ask } from './support/connection';
import { mostDuring } from './support/metrics';
import { expectBounds, whileWatched } from './support/while-watched';

/** Simultaneous uploads, more than the CMS processes at a time. */
const atOnce = 5;
/** Pictures that the CMS processes at a time. */
const inMemory = 2;
/** Width and height in pixels: few bytes as a file, dozens of megabytes when decoded. */
const side = 3000;
const boundary = 'pixels';

async function authorization(): Promise<string> {
	const { email: identifier, password } = owner;
	const response = await fetch(`${cms}/api${signIn.path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ identifier, password }),
	});
	return `Bearer ${(await response.json()).jwt}`;
}

/** Form with a picture in a colour of its own, because the library stores the same file only once. */
async function createUpload(red: number): Promise<Buffer> {
	const background = { r: red, g: 100, b: 50 };
	const large = { width: side, height: side, channels: 3, background } as const;
	const picture = await sharp({ create: large }).webp().toBuffer();
	const disposition = `form-data; name="${uploadImage.file}"; filename="large.webp"`;
	return Buffer.concat([
		Buffer.from(
			`--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: image/webp\r\n\r\n`,
		),
		picture,
		Buffer.from(`\r\n--${boundary}--\r\n`),
	]);
}

test('simultaneous uploads are processed two at a time and delay no other requests', async () => {
	const headers = {
		authorization: await authorization(),
		'content-type': `multipart/form-data; boundary=${boundary}`,
	};
	const bodies = await Promise.all(
		Array.from({ length: atOnce }, (_, index) => createUpload(index * 40)),
	);
	const { result, noticed } = await whileWatched(async () => {
		const uploads = Promise.all(
			bodies.map((body) => ask(cms, `/api${uploadImage.path}`, { method: 'POST', headers, body })),
		);
		const most = await mostDuring(['pictures_in_memory', 'pictures_waiting'], uploads);
		expect(most.get('pictures_in_memory')).toBe(inMemory);
		expect(most.get('pictures_waiting')).toBeGreaterThan(0);
		return uploads;
	});
	expect(result.map(({ status }) => status)).toEqual(Array(atOnce).fill(201));
	const times = result.map(({ milliseconds }) => milliseconds);
	console.log('spread', Math.min(...times).toFixed(), Math.max(...times).toFixed());
	expectBounds(noticed);
	expect(noticed.cmsMemory, 'megabytes of the CMS').toBeLessThan(700);
});
