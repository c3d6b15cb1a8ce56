import { isDeepStrictEqual } from 'node:util';
import type { Picture, PostWithNeighbours, ProjectWithNeighbours, Site } from '@sumu/contract';
import { lightColours } from '@sumu/contract/colours';
import { toItemResponse } from '@sumu/contract/examples';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anna } from '../../../demo/owners/anna';
import { setApiBase } from '../../src/lib/api';
import { loader as post } from '../../src/routes/og/post';
import { loader as project } from '../../src/routes/og/project';
import { loader as site } from '../../src/routes/og/site';
import { CmsStandIn } from '../../src/testing/cms';
import { site as settings } from '../../src/testing/samples';
import { showContent } from '../../src/testing/show-content';
import { picture, postAt, projectAt } from './content';

vi.mock('satori', async (original) => {
	const { default: draw } = await original<typeof import('satori')>();
	return { default: vi.fn(draw) };
});

const cms = new CmsStandIn();
const red = [220, 20, 30] as const;
const blue = [30, 60, 200] as const;

beforeAll(async () => {
	await cms.start();
	setApiBase(`${cms.address}/api`);
	// Read only once, with the first picture.
	vi.stubEnv('CMS_INTERNAL_URL', cms.address);
});
afterAll(() => cms.close());

const plain = ([r, g, b]: readonly [number, number, number], width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: { r, g, b } } }).png();

/** Serves a picture as an upload of the media library. */
async function uploaded(name: string, drawn: ReturnType<typeof plain>): Promise<Picture> {
	const file = await drawn.toBuffer();
	const url = `/uploads/${name}.png`;
	cms.serve(url, (_, response) => response.end(file));
	return { ...picture, url };
}

type Branded = Partial<Pick<Site['brand'], 'logo' | 'icon'>>;
const show = (brand: Branded, more: Partial<Site> = {}) =>
	cms.on(
		'getSite',
		toItemResponse({
			...settings,
			heroPicture: null,
			...more,
			brand: { ...settings.brand, logo: null, icon: null, ...brand },
		}),
	);

async function drawn() {
	const { data, info } = await sharp(await (await site()).arrayBuffer())
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect([info.width, info.height]).toEqual([1200, 630]);
	return {
		data,
		at: (left: number, top: number) => [
			...data.subarray((top * info.width + left) * 3, (top * info.width + left) * 3 + 3),
		],
	};
}

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const isLike = (colour: readonly number[], other: readonly number[]) =>
	colour.every((part, at) => Math.abs(part - (other[at] ?? 0)) < 12);
const like = (other: readonly number[]) =>
	expect.toSatisfy((colour: readonly number[]) => isLike(colour, other), `like ${other}`);

const canvas = rgb(lightColours.canvas);
const named = { ownerName: 'Wilhelmina' };

test('without a logo and icon the site’s own mark is shown beside the name', async () => {
	show({});
	const { at } = await drawn();
	const column = Array.from({ length: 120 }, (_, index) => at(75, 40 + index));
	expect(
		column.filter((colour) => isLike(colour, rgb(lightColours.accent))).length,
	).toBeGreaterThan(20);
});

test('the owner’s icon replaces the mark beside the name', async () => {
	const icon = await uploaded('icon', plain(red, 300, 300));
	show({ icon });
	const first = await drawn();
	for (const [left, top] of [
		[66, 68],
		[92, 92],
		[117, 116],
	] as const)
		expect(first.at(left, top)).toEqual(like(red));
	show({ icon }, named);
	expect(isDeepStrictEqual((await drawn()).data, first.data)).toBe(false);
});

test('a logo replaces mark, icon and name without cropping', async () => {
	const [logo, icon] = await Promise.all([
		uploaded('logo', plain(blue, 1200, 160)),
		uploaded('icon', plain(red, 300, 300)),
	]);
	const seo = { ...settings.seo, title: 'Weaving', description: '', picture: null };
	show({ logo, icon }, { seo });
	const first = await drawn();
	for (const left of [67, 270, 480]) expect(first.at(left, 90)).toEqual(like(blue));
	expect(first.at(500, 90)).toEqual(like(canvas));
	show({ logo, icon }, { seo, ...named });
	expect((await drawn()).data.equals(first.data)).toBe(true);
});

test('the icon replaces a logo that cannot be loaded', async () => {
	const icon = await uploaded('icon', plain(red, 300, 300));
	cms.serve('/uploads/gone.png', (_, response) => response.writeHead(404).end());
	show({ logo: { ...picture, url: '/uploads/gone.png' }, icon });
	expect((await drawn()).at(92, 92)).toEqual(like(red));
});

/** Red on the left, blue on the right. */
const halves = async (width: number, height: number) =>
	plain(red, width, height).composite([
		{ input: await plain(blue, width / 2, height).toBuffer(), left: width / 2, top: 0 },
	]);

test('the owner’s share picture fills the whole card', async () => {
	const whole = await uploaded('share', await halves(2400, 1260));
	show({}, { seo: { ...settings.seo, picture: whole } });
	const { at } = await drawn();
	for (const top of [1, 628]) {
		expect(at(1, top)).toEqual(like(red));
		expect(at(1198, top)).toEqual(like(blue));
	}
});

test('a share picture with another aspect ratio is not cropped', async () => {
	const high = await uploaded('high', await halves(800, 1260));
	show({}, { seo: { ...settings.seo, picture: high } });
	const { at } = await drawn();
	for (const top of [1, 628]) {
		expect([at(390, top), at(410, top)]).toEqual([like(canvas), like(red)]);
		expect([at(790, top), at(810, top)]).toEqual([like(blue), like(canvas)]);
	}
});

/** Returns the text of the last rendered card. */
const said = () => {
	const [card] = vi.mocked(satori).mock.lastCall ?? [];
	return renderToStaticMarkup(card).replace(/<[^>]*>/g, ' ');
};

test('cards use the owner’s texts, language and currency, not the defaults', async () => {
	const { ownerName = '', language = 'en', currency = 'USD', timeZone, words, seo } = anna.settings;
	show(
		{},
		{
			...{
				ownerName,
				language,
				currency,
				wording: 'plain',
				seo: { ...settings.seo, ...seo, picture: null },
			},
			...{ timeZone: timeZone ?? 'UTC', words: { ...words } },
		},
	);
	const [, shown] = anna.projects;
	const [written] = anna.posts;
	const projects: ProjectWithNeighbours[] = [
		projectAt(1, {
			projectsName: shown?.projectsName ?? '',
			projectPrice: Number(shown?.projectPrice),
			projectTheme: '',
		}),
	];
	const posts: PostWithNeighbours[] = [
		postAt(1, { topic: written?.topic ?? '', author: written?.author ?? '' }),
	];
	showContent(cms, { projects, posts });
	const of = (id: string): Parameters<typeof project>[0] => {
		const url = new URL(`http://site/og/${id}.png`);
		const request = new Request(url);
		return { params: { id }, request, url, pattern: '', context: Object.create(null) };
	};
	const cards: string[] = [];
	for (const draw of [site, () => project(of('project-1')), () => post(of('post-1'))]) {
		expect((await draw()).status).toBe(200);
		cards.push(said());
	}
	expect(cards).toEqual([
		expect.stringMatching(/Anna Nováková Fotografie\s+Anna Nováková, fotografka v Brně/),
		expect.stringMatching(/Anna Nováková Fotografie\s+Déšť na Zelném trhu\s+18\s000\sKč/),
		expect.stringMatching(/Anna Nováková Fotografie\s+Severní okno je nejlepší blesk\s+Anna/),
	]);
	for (const card of cards) expect(card).not.toMatch(/Sumu|Dhaka|সুমু|USD|dollar|\$/i);
});
