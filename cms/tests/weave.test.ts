import { apiEndpoints, messages, type WovenPictures } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { drawPatternPictures, patternPictureNames } from '@sumu/contract/weave';
import { describe, expect, inject, it } from 'vitest';
import { call } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { panel } from './support/panel.ts';
import './support/provided-context.ts';

const pattern = endpointExamples.weavePictures.body;
const weave = (body: object) => asOwner('POST', '/api/weave', body);
const fetched = (address: string) => fetch(inject('url') + address);
const library = async () =>
	(await panel('GET', '/upload/files?page=1&pageSize=100')).results as { name: string }[];

describe('POST /weave', () => {
	it('adds the four pictures drawn from the pattern to the media library', async () => {
		const { status, body } = await weave({ ...pattern, seed: 77 });
		expect(status).toBe(201);
		expect(apiEndpoints.weavePictures.response.safeParse(body).error).toBeUndefined();
		const drawings = drawPatternPictures({ ...pattern, seed: 77 });
		for (const name of patternPictureNames) {
			const { svg, width, height } = drawings[name];
			expect(body.data[name]).toMatchObject({ width, height, formats: [] });
			expect(await (await fetched(body.data[name].url)).text()).toBe(svg);
		}
		expect(await library()).toContainEqual(
			expect.objectContaining({
				mime: 'image/svg+xml',
				name: expect.stringMatching(/^weave-hero-[\da-f]{16}\.svg$/),
				caption: 'Mira: jamdani, seed 77',
			}),
		);
	});

	it('serves the pictures with headers that block scripts', async () => {
		const { data } = (await weave(pattern)).body;
		const { headers } = await fetched(data.mark.url);
		expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/);
		expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
		expect(headers.get('x-content-type-options')).toBe('nosniff');
	});

	it('returns the same files for the same pattern without storing duplicates', async () => {
		const first = await weave({ ...pattern, seed: 78 });
		const stored = (await library()).length;
		const again = await weave({ ...pattern, seed: 78 });
		expect(again.body.data).toEqual(first.body.data);
		expect((await library()).length).toBe(stored);
		const other = await weave({ ...pattern, seed: 79 });
		expect(other.body.data.hero.url).not.toBe(first.body.data.hero.url);
	});

	it.each<[object, string, string]>([
		[{ name: ' ' }, 'name', messages.enterName],
		[{ name: 'x'.repeat(121) }, 'name', messages.tooLong(120)],
		[{ seed: -1 }, 'seed', messages.numberBetween(0, 999_999)],
		[{ seed: 1.5 }, 'seed', messages.numberBetween(0, 999_999)],
		[{ border: 6 }, 'border', messages.numberBetween(0, 5)],
		[{ colours: { ...pattern.colours, bead: 'red" onload="' } }, 'bead', messages.invalidColour],
	])('rejects %j and reports the invalid field', async (wrong, field, message) => {
		const { status, body } = await weave({ ...pattern, ...wrong });
		expect(status).toBe(400);
		expect(body.error.details.errors).toContainEqual(
			expect.objectContaining({ message, path: expect.arrayContaining([field]) }),
		);
	});

	it.each([
		'family',
		'layout',
		'colours',
		'motif',
	])('refuses a pattern without %s', async (field) => {
		const { [field as 'family']: _, ...rest } = pattern;
		const { status, body } = await weave(rest);
		expect(status).toBe(400);
		expect(body.error.details.errors[0].path[0]).toBe(field);
	});

	it('ignores drawings in the request body', async () => {
		const { body } = await weave({
			...pattern,
			seed: 80,
			svg: '<svg onload="alert(1)"/>',
			hero: 'x',
		});
		const svg = await (await fetched(body.data.hero.url)).text();
		expect(svg).toBe(drawPatternPictures({ ...pattern, seed: 80 }).hero.svg);
	});

	it('requires sign-in', async () => {
		expect((await call('/api/weave', { method: 'POST', body: pattern })).status).toBe(401);
	});

	it('returns pictures that the site settings accept', async () => {
		const { data } = (await weave(pattern)).body as { data: WovenPictures };
		const { body } = await asOwner('GET', '/api/site');
		const { brand, heroPicture, updated } = body.data;
		const written = await asOwner('PUT', '/api/site', {
			heroPicture: data.hero.url,
			brand: { ...brand, icon: data.mark.url, border: data.border.url, lost: data.lost.url },
			updated,
		});
		expect(written.status).toBe(200);
		const { body: site } = await call('/api/site');
		expect(site.data.heroPicture).toMatchObject({ url: data.hero.url, width: 870, height: 1500 });
		expect(site.data.brand).toMatchObject({
			icon: { url: data.mark.url },
			border: { url: data.border.url },
			lost: { url: data.lost.url },
		});
		await asOwner('PUT', '/api/site', { heroPicture: heroPicture?.url ?? null, brand });
	});
});
