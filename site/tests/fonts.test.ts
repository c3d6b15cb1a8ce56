// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { describe, expect, test } from 'vitest';
import { pairs } from '../scripts/fonts/pairs';
import { fontsFolder } from '../scripts/fonts/plugin';

const open = async (name: string) => {
	const font = create(await readFile(join(fontsFolder, `${name}.woff2`)));
	if (font.isCollection) throw new Error(`${name} holds several fonts`);
	return font;
};
const codesOf = (text: string) => [
	...new Set([...text].map((letter) => letter.codePointAt(0) ?? 0)),
];

async function missing(names: readonly string[], text: string) {
	const fonts = await Promise.all(names.map(open));
	const lacks = (code: number) => !fonts.some((font) => font.hasGlyphForCodePoint(code));
	return String.fromCodePoint(...codesOf(text).filter(lacks));
}

const czech = 'Příliš žluťoučký kůň úpěl ďábelské ódy PŘÍLIŠ ŽLUŤOUČKÝ KŮŇ ÚPĚL ĎÁBELSKÉ ÓDY';
const others = 'Zażółć gęślą jaźń Árvíztűrő tükörfúrógép İğdir şoför ąčęėįšųūž Țară ș đ ħ';
const bangla = 'সুমু ক্লায়েন্ট মৃৎশিল্প ০১২৩৪৫৬৭৮৯ ক্ষুদ্র শ্রী বিজ্ঞান।'.replaceAll(' ', '');

describe.each(['', 'press-', 'studio-', 'gallery-'])('the pair %s', (pair) => {
	test.each([
		'display',
		'ui',
		'text',
		'text-strong',
		'text-italic',
		'text-strong-italic',
	])('%s has the letters of other Latin languages', async (face) => {
		const names = [`${pair}${face}`, `${pair}${face}-extended`];
		expect(await missing(names, czech + others)).toBe('');
	});
});

const weigh = async (names: readonly string[]) => {
	const files = names.map((name) => readFile(join(fontsFolder, `${name}.woff2`)));
	return (await Promise.all(files)).reduce((sum, { byteLength }) => sum + byteLength, 0);
};

describe.each(Object.entries(pairs))('with the pair %s', (name, { faces, articleFaces }) => {
	test.each([
		['a page', Object.keys(faces)],
		['an article', [...Object.keys(faces), ...Object.keys(articleFaces)]],
	])('%s weighs no more than with the first pair', async (_, files) => {
		const first = await weigh(files);
		const own = await weigh(files.map((file) => `${name}-${file}`));
		expect(own).toBeGreaterThan(20_000);
		expect(own).toBeLessThanOrEqual(first);
	});
});

test.each(['display', 'ui', 'text', 'strong'])('Bangla’s %s joins its letters', async (cut) => {
	expect(await missing([`bengali-${cut}`], bangla)).toBe('');
	const font = await open(`bengali-${cut}`);
	// Joined ones too, which are glyphs without a code.
	expect(font.numGlyphs).toBeGreaterThan(3 * bangla.length);
	expect((await readFile(join(fontsFolder, `bengali-${cut}.woff2`))).byteLength).toBeLessThan(
		70_000,
	);
});

test.each(['display', 'ui', 'text', 'strong'])('Arabic’s %s joins its letters', async (cut) => {
	expect(await missing([`arabic-${cut}`], 'مرحبا١٢٣؟')).toBe('');
	expect((await open(`arabic-${cut}`)).numGlyphs).toBeGreaterThan(400);
});
