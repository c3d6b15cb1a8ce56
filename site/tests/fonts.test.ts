import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
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

describe.each(['', 'press-', 'studio-', 'gallery-'])('font pair “%s”', (pair) => {
	test.each([
		'display',
		'ui',
		'text',
		'text-strong',
		'text-italic',
		'text-strong-italic',
	])('%s has the letters of other Latin-script languages', async (face) => {
		const names = [`${pair}${face}`, `${pair}${face}-extended`];
		expect(await missing(names, czech + others)).toBe('');
	});
});

const weigh = async (names: readonly string[]) => {
	const files = names.map((name) => readFile(join(fontsFolder, `${name}.woff2`)));
	return (await Promise.all(files)).reduce((sum, { byteLength }) => sum + byteLength, 0);
};

describe.each(Object.entries(pairs))('size of font pair %s', (name, { faces, articleFaces }) => {
	test.each([
		['a page', Object.keys(faces)],
		['an article', [...Object.keys(faces), ...Object.keys(articleFaces)]],
	])('%s needs no more font bytes than with the first pair', async (_, files) => {
		const first = await weigh(files);
		const own = await weigh(files.map((file) => `${name}-${file}`));
		expect(own).toBeGreaterThan(20_000);
		expect(own).toBeLessThanOrEqual(first);
	});
});

/** Returns the `@font-face` rules of a sheet, by descriptor. */
async function rulesOf(sheet: string) {
	const css = await readFile(join(fontsFolder, `${sheet}.css`), 'utf8');
	return Array.from(css.matchAll(/@font-face\{([^}]*)\}/g), ([, rule = '']) => {
		const descriptors = rule.split(';').map((line) => {
			const [name = '', ...value] = line.split(':');
			return [name, value.join(':')] as const;
		});
		return Object.fromEntries(descriptors);
	});
}

const isLocal = (rule: Record<string, string>) => rule.src?.startsWith('local(');

test.each([
	['', 'fonts', 'article'],
	['press-', 'press', 'press-article'],
	['studio-', 'studio', 'studio-article'],
	['gallery-', 'gallery', 'gallery-article'],
])('before the “%s” fonts load, bold text uses a bold local font', async (_, ...sheets) => {
	const rules = (await Promise.all(sheets.map(rulesOf))).flat();
	const bold = rules.filter((rule) => isLocal(rule) && rule['font-weight'] === '700');
	const regular = rules.filter((rule) => isLocal(rule) && rule['font-weight'] === '400');
	expect(bold.length + regular.length).toBe(rules.filter(isLocal).length);
	const webFonts = rules.filter((rule) => !isLocal(rule) && rule['font-style'] !== 'italic');
	for (const { 'font-family': family = '', 'font-weight': weights = '' } of webFonts)
		for (const weight of weights.split(' ')) {
			const local = Number(weight) >= 600 ? bold : regular;
			const fallback = family.replace(/"$/, ' Fallback"');
			expect(
				local.some((rule) => rule['font-family'] === fallback),
				`${fallback} ${weight}`,
			).toBe(true);
		}
	for (const { src = '' } of bold)
		expect(
			src.split(',').every((name) => /bold/i.test(name)),
			src,
		).toBe(true);
	for (const { src = '' } of regular) expect(src).not.toMatch(/bold/i);
});

const headline = 'Sumu is a creative web designer and developer from Bangladesh';

/** Returns the width of the headline in ems. */
async function measureWidth(file: string) {
	const font = create(await readFile(file));
	if (font.isCollection) throw new Error(`${file} holds several fonts`);
	const advances = [...headline].map(
		(letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
	);
	return advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm;
}

test.each([
	['', 'fonts', 'sans'],
	['press-', 'press', 'serif'],
	['studio-', 'studio', 'sans'],
	['gallery-', 'gallery', 'sans'],
])('a headline has about the same width before the “%s” fonts load', async (before, sheet, kind) => {
	const rules = await rulesOf(sheet);
	const [display] = rules;
	const dejaVu = rules.find(
		({ src, 'font-family': family = '' }) =>
			src === `local("DejaVu ${kind === 'sans' ? 'Sans' : 'Serif'} Bold")` &&
			family.startsWith(display?.['font-family']?.replace(/"$/, ' Fallback') ?? 'none'),
	);
	const sizeOf = (rule: Record<string, string> | undefined) =>
		Number.parseFloat(rule?.['size-adjust'] ?? '100') / 100;
	const require = createRequire(import.meta.url);
	const local = require.resolve(
		`@fontsource/dejavu-${kind}/files/dejavu-${kind}-latin-700-normal.woff2`,
	);
	const own = (await measureWidth(join(fontsFolder, `${before}display.woff2`))) * sizeOf(display);
	const fallback = (await measureWidth(local)) * sizeOf(dejaVu);
	expect(fallback / own).toBeGreaterThan(0.93);
	expect(fallback / own).toBeLessThan(1.03);
});

test.each([
	'bengali',
	'devanagari',
	'arabic',
])('%s letters have local fonts at both weights', async (script) => {
	const rules = (await rulesOf(script)).filter(isLocal);
	for (const weight of ['400', '700']) {
		const fonts = rules.filter((rule) => rule['font-weight'] === weight);
		expect(fonts.length).toBeGreaterThan(0);
		for (const { src = '' } of fonts) expect(/bold/i.test(src), src).toBe(weight === '700');
	}
});

test.each([
	'display',
	'ui',
	'text',
	'strong',
])('the Bangla %s font has all letters and their joined forms', async (cut) => {
	expect(await missing([`bengali-${cut}`], bangla)).toBe('');
	const font = await open(`bengali-${cut}`);
	// Joined glyphs too, which have no code point.
	expect(font.numGlyphs).toBeGreaterThan(3 * bangla.length);
	expect((await readFile(join(fontsFolder, `bengali-${cut}.woff2`))).byteLength).toBeLessThan(
		70_000,
	);
});

test.each([
	'display',
	'ui',
	'text',
	'strong',
])('the Devanagari %s font has all letters and their joined forms', async (cut) => {
	expect(await missing([`devanagari-${cut}`], 'क्षत्रियज्ञश्रीहिन्दी०१२३४५६७८९।')).toBe('');
	expect((await open(`devanagari-${cut}`)).numGlyphs).toBeGreaterThan(400);
	expect((await readFile(join(fontsFolder, `devanagari-${cut}.woff2`))).byteLength).toBeLessThan(
		50_000,
	);
});

test.each([
	'display',
	'ui',
	'text',
	'strong',
])('the Arabic %s font has all letters and their joined forms', async (cut) => {
	expect(await missing([`arabic-${cut}`], 'مرحبا١٢٣؟')).toBe('');
	expect((await open(`arabic-${cut}`)).numGlyphs).toBeGreaterThan(400);
});
