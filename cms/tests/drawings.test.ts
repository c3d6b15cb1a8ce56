import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isPlainDrawing } from '../src/platform/media/store-drawing.ts';

const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

it('drawings of the demo are plain', () => {
	const folder = join(import.meta.dirname, '../demo/pictures');
	const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
	expect(names.length).toBeGreaterThan(20);
	const active = names.filter((name) => !isPlainDrawing(readFileSync(join(folder, name), 'utf8')));
	expect(active).toEqual([]);
});

it.each([
	['a shape', '<rect width="1" height="1" fill="url(#a)"/>'],
	['a reference within the drawing', '<use href="#a"/>'],
	['the word script', '<title>A manuscript, on paper</title>'],
])('accepts %s', (_, content) => {
	expect(isPlainDrawing(drawing(content))).toBe(true);
});

it.each([
	['a script', '<script>alert(1)</script>'],
	['a script with a prefix', '<s:script>alert(1)</s:script>'],
	['an event handler', '<rect onload="alert(1)"/>'],
	['an event handler in a new line', '<rect\nonclick = "alert(1)"/>'],
	['a script address', '<a href="javascript:alert(1)"><rect/></a>'],
	['HTML', '<foreignObject><p/></foreignObject>'],
	['a style sheet', '<style>@import "https://example.com/a.css"</style>'],
	['a picture of another host', '<image href="https://example.com/a.png"/>'],
	['a file of another host', '<rect fill="url(//example.com/a.svg#b)"/>'],
])('refuses %s', (_, content) => {
	expect(isPlainDrawing(drawing(content))).toBe(false);
});

it('refuses entities and what is no drawing', () => {
	expect(isPlainDrawing(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`)).toBe(false);
	expect(isPlainDrawing('<html><svg></svg></html>')).toBe(false);
});

it('checks a long run of spaces in linear time', { timeout: 20_000 }, () => {
	const spaces = ' '.repeat(200_000);
	expect(isPlainDrawing(drawing(`<a href=${spaces}"#a"><rect/></a>`))).toBe(true);
});
