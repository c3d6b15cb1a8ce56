import { toItemResponse } from '@sumu/contract/examples';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setApiBase } from '../../src/lib/api';
import { loader } from '../../src/routes/icon';
import { CmsStandIn } from '../../src/testing/cms';
import { site as settings } from '../../src/testing/samples';
import { picture } from './content';

const cms = new CmsStandIn();
const favicon = () => loader({ params: { file: 'favicon.ico' } });
const touchIcon = () => loader({ params: { file: '180.png' } });
beforeAll(async () => {
	await cms.start();
	setApiBase(`${cms.address}/api`);
	vi.stubEnv('CMS_INTERNAL_URL', cms.address);
});
afterAll(() => cms.close());

/** Sets a picture of one colour as the owner's icon; without a colour, the owner has none. */
async function setIcon(background?: string) {
	const url = `/uploads/icon-${background?.slice(1)}.png`;
	if (background) {
		const channels = 3;
		const file = await sharp({ create: { width: 512, height: 512, channels, background } })
			.png()
			.toBuffer();
		cms.serve(url, (_, response) => response.end(file));
	}
	const icon = background ? { ...picture, url } : null;
	cms.on('getSite', toItemResponse({ ...settings, brand: { ...settings.brand, icon } }));
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Returns the PNG files of an ICO file, with the sizes in its directory. */
function entriesOf(ico: Buffer) {
	expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
	return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
		const at = 6 + 16 * index;
		const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
		const png = ico.subarray(offset, offset + length);
		return { width: ico.readUInt8(at), height: ico.readUInt8(at + 1), end: offset + length, png };
	});
}

/** Returns the colour in the middle of a picture. */
async function colourOf(png: Buffer) {
	const { width, height } = await sharp(png).metadata();
	const spot = { left: width >> 1, top: height >> 1, width: 1, height: 1 };
	const [red = 0, green = 0, blue = 0] = await sharp(png)
		.extract(spot)
		.removeAlpha()
		.raw()
		.toBuffer();
	return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

test('/favicon.ico is an ICO file with the icon in 16, 32 and 48 pixels', async () => {
	await setIcon('#dc141e');
	const response = await favicon();
	expect(response.headers.get('Content-Type')).toBe('image/x-icon');
	const ico = await bytesOf(response);
	const entries = entriesOf(ico);
	expect(entries.map(({ width, height }) => [width, height])).toEqual([
		[16, 16],
		[32, 32],
		[48, 48],
	]);
	expect(entries.at(-1)?.end).toBe(ico.length);
	for (const { width, png } of entries) {
		const metadata = await sharp(png).metadata();
		expect([metadata.format, metadata.width, metadata.height]).toEqual(['png', width, width]);
	}
});

test('both icons show the owner’s icon, or the woven mark without one', async () => {
	const seen: string[][] = [];
	for (const colour of ['#dc141e', '#1e3cc8', undefined]) {
		await setIcon(colour);
		const [first] = entriesOf(await bytesOf(await favicon()));
		const touch = await bytesOf(await touchIcon());
		const { width, format } = await sharp(touch).metadata();
		expect([width, format]).toEqual([180, 'png']);
		seen.push(await Promise.all([first?.png ?? touch, touch].map(colourOf)));
	}
	expect(seen.slice(0, 2)).toEqual([
		['#dc141e', '#dc141e'],
		['#1e3cc8', '#1e3cc8'],
	]);
	expect(seen[2]).not.toEqual(seen[1]);
});

test('without a mark, both icons show the owner’s initial in the accent colour', async () => {
	const draw = async (ownerName: string, accent: string) => {
		const brand = { ...settings.brand, mark: 'none' as const, icon: null, accent };
		cms.on('getSite', toItemResponse({ ...settings, ownerName, brand }));
		const [tab] = entriesOf(await bytesOf(await favicon()));
		const touch = await bytesOf(await touchIcon());
		const corner = await sharp(touch).extract({ left: 2, top: 2, width: 1, height: 1 }).toBuffer();
		const { channels } = await sharp(touch).stats();
		return {
			tab: tab?.png,
			touch,
			corner: await colourOf(corner),
			hasLetter: channels.some(({ stdev }) => stdev > 10),
		};
	};
	const anna = await draw('“anna” Nováková', '#1d4ed8');
	expect(anna).toMatchObject({ corner: '#1d4ed8', hasLetter: true });
	const bela = await draw('Bela', '#1d4ed8');
	expect(bela.touch.equals(anna.touch)).toBe(false);
	expect(bela.tab).not.toEqual(anna.tab);
	expect((await draw('Ada', '#1d4ed8')).touch.equals(anna.touch)).toBe(true);
	expect(await draw('', '#1d4ed8')).toMatchObject({ corner: '#1d4ed8', hasLetter: false });
	expect(await draw('পাল', '#1d4ed8')).toMatchObject({ hasLetter: true });
});
