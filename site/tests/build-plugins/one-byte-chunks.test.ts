// @vitest-environment node
import { expect, test } from 'vitest';
import { inOneByte, oneByteChunks } from '../../scripts/one-byte-chunks.ts';
import { builtCode } from './built.ts';

const text = `
	export const letters = ['বাংলা', "“a” – 😀", 'café'];
	export const isKept = /^[–“😀]+$/u.test('“–😀') && /[ক-হ]/.test('ব');
`;

test('a chunk of the server has one byte for each of its letters, and says the same', async () => {
	const code = await builtCode(text, [oneByteChunks()], 'ssr');
	expect(code).not.toMatch(/[^\0-\xff]/);
	const { letters, isKept } = await import(
		/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
	);
	expect(letters).toEqual(['বাংলা', '“a” – 😀', 'café']);
	expect(isKept).toBe(true);
});

test('what a browser loads is left as it is', async () => {
	expect(await builtCode(text, [oneByteChunks()])).toContain('বাংলা');
	expect(inOneByte('ক')).toBe('\\u0995');
});
