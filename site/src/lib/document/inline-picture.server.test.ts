import { beforeEach, expect, test, vi } from 'vitest';
import { setupCms } from '../../testing/cms';
import { inlinePicture } from './inline-picture.server';

/** Paths requested from the CMS, in order. */
let asked: string[];
let isDown: boolean;
const files: Readonly<Record<string, string>> = {
	'/uploads/small.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/><!-- ত’ --></svg>',
	'/uploads/down.svg': '<svg/>',
	'/uploads/large.svg': `<svg>${'<path d="M0 0"/>'.repeat(2000)}</svg>`,
};
const cms = setupCms((cms) => {
	for (const path of [...Object.keys(files), '/uploads/none.svg'])
		cms.serve(path, ({ url = '' }, response) => {
			asked.push(url);
			const file = files[url];
			response.writeHead(isDown ? 500 : file ? 200 : 404).end(file);
		});
});

vi.mock('../../config/env.server', () => ({ siteEnv: () => ({ cmsAddress: cms.address }) }));

beforeEach(() => {
	asked = [];
	isDown = false;
});

test('a small SVG is fetched once and inlined as a data URL', async () => {
	const [one, other] = await Promise.all([1, 2].map(() => inlinePicture('/uploads/small.svg')));
	expect(await inlinePicture('/uploads/small.svg')).toBe(one);
	expect(other).toBe(one);
	expect(await (await fetch(one ?? '')).text()).toBe(files['/uploads/small.svg']);
	expect(asked).toEqual(['/uploads/small.svg']);
});

test('a large SVG is not inlined and not fetched again', async () => {
	for (const _ of [1, 2]) expect(await inlinePicture('/uploads/large.svg')).toBeUndefined();
	expect(asked).toEqual(['/uploads/large.svg']);
});

test('a failed fetch is retried on the next call', async () => {
	isDown = true;
	expect(await inlinePicture('/uploads/down.svg')).toBeUndefined();
	isDown = false;
	expect(await inlinePicture('/uploads/down.svg')).toMatch(/^data:image\/svg\+xml,/);
	for (const _ of [1, 2]) expect(await inlinePicture('/uploads/none.svg')).toBeUndefined();
	expect(asked).toHaveLength(4);
});

test.each([
	'/uploads/photograph.webp',
	'/uploads/../admin.svg',
	'/uploads/small.svg?x',
	'https://elsewhere.example/uploads/small.svg',
	'//elsewhere.example/small.svg',
	'/icons/cloth/login.svg',
])('%s is neither fetched nor inlined', async (url) => {
	expect(await inlinePicture(url)).toBeUndefined();
	expect(asked).toEqual([]);
});
