import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogue, type Picture } from '../catalogue.ts';
import { drawings } from './drawings.ts';
import { render } from './render.ts';

const file = ({ name, format }: Picture) =>
	fileURLToPath(new URL(`../pictures/${name}.${format}`, import.meta.url));

const woven = catalogue.filter((picture) => picture.format === 'svg');

describe('the demo artwork', () => {
	it('has a drawing for every picture of the catalogue, and no other', () => {
		expect(Object.keys(drawings).sort()).toEqual(catalogue.map(({ name }) => name).sort());
	});

	it.each(woven)('draws $name the same way every time, as it is stored', async (picture) => {
		const first = await render(picture);
		expect(first.equals(await render(picture))).toBe(true);
		expect(first.equals(await readFile(file(picture)))).toBe(true);
	});

	it.each(woven)('keeps $name under 8.5 kB on the wire', async (picture) => {
		expect(gzipSync(await readFile(file(picture))).length).toBeLessThan(8_500);
	});

	it.each(catalogue)('stores $name in its format and size', async (picture) => {
		const { format, width, height } = await sharp(file(picture)).metadata();
		expect(picture).toMatchObject({ format, width, height });
	});

	it('describes every picture in a sentence of its own', () => {
		const alts = catalogue.map(({ alt }) => alt);
		expect(new Set(alts).size).toBe(catalogue.length);
		for (const alt of alts) expect(alt.length).toBeGreaterThan(20);
	});

	it('weighs less than 4 MB in all', async () => {
		const sizes = await Promise.all(
			catalogue.map(async (picture) => (await readFile(file(picture))).length),
		);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
	});
});
