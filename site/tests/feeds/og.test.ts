import { join } from 'node:path';
import { type FontPairName, fontPairNames } from '@sumu/contract/brand';
import { toItemResponse } from '@sumu/contract/examples';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fontsFolder } from '../../scripts/fonts/plugin';
import { setApiBase } from '../../src/lib/api';
import { loader as post } from '../../src/routes/og/post';
import { loader as project } from '../../src/routes/og/project';
import { loader as site } from '../../src/routes/og/site';
import { CmsStandIn } from '../../src/testing/cms';
import { site as settings } from '../../src/testing/samples';
import { showContent } from '../../src/testing/show-content';
import { picture, pictureFile, postAt, projectAt } from './content';

const cms = new CmsStandIn();
const projects = [projectAt(1, { picture }), projectAt(2)];

beforeAll(async () => {
	await cms.start();
	const file = await pictureFile();
	cms.serve(picture.url, (_, response) => response.end(file));
	cms.on('getSite', toItemResponse({ ...settings, heroPicture: null }));
	showContent(cms, { projects });
	setApiBase(`${cms.address}/api`);
	// Read only once, with the first picture.
	vi.stubEnv('CMS_INTERNAL_URL', cms.address);
});
afterAll(() => cms.close());

type Args = Parameters<typeof project>[0];
const of = (id: string): Args => {
	const url = new URL(`http://site/og/${id}.png`);
	const request = new Request(url);
	return { params: { id }, request, url, pattern: '', context: Object.create(null) };
};

async function drawn(response: Response) {
	expect(response.status).toBe(200);
	expect(response.headers.get('Content-Type')).toBe('image/png');
	const bytes = Buffer.from(await response.arrayBuffer());
	const { format, width, height } = await sharp(bytes).metadata();
	expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
	return bytes;
}

const colourAt = async (png: Buffer, left: number, top: number) => {
	const spot = sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
	return [...(await spot.toBuffer())];
};

test('the site card is a 1200 × 630 PNG', async () => {
	await drawn(await site());
});

test('a project card shows its picture on the right if there is one', async () => {
	const [red = 255, green = 0] = await colourAt(
		await drawn(await project(of('project-1'))),
		960,
		300,
	);
	expect(red).toBeLessThan(40);
	expect(green).toBeGreaterThan(40);
	const [bare = 0] = await colourAt(await drawn(await project(of('project-2'))), 960, 300);
	expect(bare).toBeGreaterThan(200);
});

test('posts with different titles have different cards', async () => {
	showContent(cms, {
		projects,
		posts: [postAt(1), postAt(1, { _id: 'post-2', slug: 'post-2', topic: 'Another' })],
	});
	const [one, two] = await Promise.all([post(of('post-1')), post(of('post-2'))]);
	expect((await drawn(one)).equals(await drawn(two))).toBe(false);
});

/** Missing glyphs are all rendered as the same box. */
test.each([
	['Bangla', 'কমল', 'শখত'],
	['Czech', 'čřž', 'ěšů'],
	['Arabic', 'باب', 'تات'],
])('%s letters have glyphs in every font pair', async (_script, first, second) => {
	const draw = async (fonts: FontPairName, topic: string) => {
		cms.on('getSite', toItemResponse({ ...settings, brand: { ...settings.brand, fonts } }));
		showContent(cms, { projects, posts: [postAt(1, { topic, picture: null })] });
		return drawn(await post(of('post-1')));
	};
	for (const fonts of fontPairNames)
		expect((await draw(fonts, first)).equals(await draw(fonts, second)), fonts).toBe(false);
	expect((await draw('press', 'A')).equals(await draw('gallery', 'A'))).toBe(false);
});

/** Returns only the ink of a picture, scaled to one size, in greyscale. */
async function inkOf(picture: Sharp) {
	const grey = await picture
		.flatten({ background: '#fff' })
		.greyscale()
		.normalise()
		.png()
		.toBuffer();
	const cut = await sharp(grey).trim({ threshold: 60 }).png().toBuffer({ resolveWithObject: true });
	const size = { width: 60, height: 80, fit: 'fill' } as const;
	const shades = [...(await sharp(cut.data).resize(size).greyscale().raw().toBuffer())];
	return { shades, shape: cut.info.height / cut.info.width };
}

test.each([...'نتجش', 'نُسِج'])('the marks of %s are positioned as in its font', async (topic) => {
	cms.on('getSite', toItemResponse({ ...settings, language: 'ar' }));
	showContent(cms, { projects, posts: [postAt(1, { topic, picture: null })] });
	const card = sharp(await drawn(await post(of('post-1'))));
	const title = { left: 40, top: 200, width: 1140, height: 240 };
	const seen = await inkOf(sharp(await card.extract(title).png().toBuffer()));
	const fontfile = join(fontsFolder, 'arabic-display.ttf');
	const text = { text: topic, fontfile, font: 'Noto Sans Arabic', dpi: 700 };
	const meant = await inkOf(sharp({ text }).png().negate());
	expect(Math.abs(seen.shape / meant.shape - 1)).toBeLessThan(0.05);
	const apart = seen.shades.map((shade, at) => Math.abs(shade - (meant.shades[at] ?? 0)));
	expect(apart.reduce((sum, each) => sum + each, 0) / apart.length).toBeLessThan(25);
});

test.each([
	['project', project],
	['post', post],
])('an unknown %s returns 404', async (_kind, loader) => {
	expect((await loader(of('nobody'))).status).toBe(404);
});
