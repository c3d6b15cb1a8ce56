import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { defaultThreadColours } from '../src/brand';
import { endpointExamples } from '../src/examples';
import {
	createRange,
	createSeededRandom,
	dialRanges,
	drawPatternPictures,
	familyNames,
	layoutNames,
	type Pattern,
	patternPictureNames,
} from '../src/weave';

const { gap: _, ...colours } = defaultThreadColours;
const plain: Pattern = { ...endpointExamples.weavePictures.body, name: 'Sumu', colours };

/** Returns 200 patterns of a family, the same ones every time. */
function patterns(family: Pattern['family']): Pattern[] {
	const random = createSeededRandom(familyNames.indexOf(family));
	const upTo = (most: number) => Math.floor(random() * (most + 1));
	return createRange(200).map(() => ({
		...plain,
		family,
		layout: layoutNames[upTo(layoutNames.length - 1)] ?? 'straight',
		motif: 1 + upTo(dialRanges.motif.max - 1),
		richness: 1 + upTo(dialRanges.richness.max - 1),
		border: upTo(dialRanges.border.max),
		seed: upTo(dialRanges.seed.max),
	}));
}

const marksOf = (names: string[]) =>
	names.map((name) => drawPatternPictures({ ...plain, name }).mark.svg);

describe('a generated pattern', () => {
	it('is byte-for-byte identical for the same input, across releases', () => {
		const told = createHash('sha256')
			.update(JSON.stringify(drawPatternPictures(plain)))
			.digest('hex');
		expect(JSON.stringify(drawPatternPictures({ ...plain }))).toBe(
			JSON.stringify(drawPatternPictures(plain)),
		);
		expect(told).toMatchInlineSnapshot(
			`"d24dcd0be3f1990a4f0587ad7644fc05285c632ab063da09587428262929fe4c"`,
		);
	});

	it.each(familyNames)('stays under 10 kB gzipped for two hundred variants: %s', (family) => {
		for (const pattern of patterns(family))
			for (const [name, { svg }] of Object.entries(drawPatternPictures(pattern)))
				expect(gzipSync(svg).length, `${name} of ${JSON.stringify(pattern)}`).toBeLessThan(10_000);
	}, 60_000);

	it.each(
		familyNames,
	)('contains only basic SVG shapes, without scripts, links or styles: %s', (family) => {
		for (const pattern of patterns(family).slice(0, 10))
			for (const { svg } of Object.values(drawPatternPictures(pattern))) {
				const elements = new Set([...svg.matchAll(/<([a-z]+)/gi)].map(([, name]) => name));
				expect([...elements].sort()).toEqual(['g', 'path', 'pattern', 'rect', 'svg']);
				expect(svg).not.toMatch(/\son\w+=|href|style|NaN|undefined/);
			}
	});

	it('differs by seed, family, layout and every option', () => {
		const others: Pattern[] = [
			plain,
			{ ...plain, seed: 2 },
			{ ...plain, motif: 5 },
			{ ...plain, richness: 5 },
			{ ...plain, border: 0 },
			{ ...plain, layout: 'straight' },
			{ ...plain, colours: { ...colours, bead: '#00ff00' } },
			...familyNames.slice(1).map((family) => ({ ...plain, family })),
		];
		expect(new Set(others.map((pattern) => drawPatternPictures(pattern).hero.svg)).size).toBe(
			others.length,
		);
	});

	it('has a unique mark for each name, in any script', () => {
		const names = [
			'Sumu',
			'Sara',
			'Jan Novák',
			'Jana Nováková',
			'Čeněk Řehoř',
			'Cenek Rehor',
			'সুমু রায়',
			'সুমন রায়',
			'李小龙',
			'李小',
			'محمد',
			'O’Neil',
			'42',
			'!?',
			'🙂',
		];
		expect(new Set(marksOf(names)).size).toBe(names.length);
	});

	it('supports names of any length', () => {
		for (const name of ['I', 'W'.repeat(120), 'a b c d e f g', '!', ' x '])
			for (const family of familyNames)
				for (const { svg } of Object.values(drawPatternPictures({ ...plain, name, family })))
					expect(svg).not.toMatch(/NaN|undefined|Infinity/);
	});

	it('has the expected dimensions for the hero, border, mark and 404 page', () => {
		const drawings = drawPatternPictures(plain);
		const sizes = patternPictureNames.map((name) => [drawings[name].width, drawings[name].height]);
		expect(sizes[0]).toEqual([870, 1500]);
		expect(sizes[1]?.[1]).toBe(36);
		expect(sizes[2]?.[0]).toBe(sizes[2]?.[1]);
		expect(sizes[3]).toEqual([1280, 720]);
	});
});
