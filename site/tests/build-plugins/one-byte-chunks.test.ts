import { expect, test } from 'vitest';
import { inOneByte, oneByteChunks } from '../../scripts/one-byte-chunks.ts';
import { builtCode } from './build-module.ts';

const text = `
	export const letters = ['বাংলা', "“a” – 😀", 'café'];
	export const isKept = /^[–“😀]+$/u.test('“–😀') && /[ক-হ]/.test('ব');
`;

test('a server chunk is escaped to one byte per character without changing its values', async () => {
	const code = await builtCode(text, [oneByteChunks()], 'ssr');
	expect(code).not.toMatch(/[^\0-\xff]/);
	const { letters, isKept } = await import(
		/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
	);
	expect(letters).toEqual(['বাংলা', '“a” – 😀', 'café']);
	expect(isKept).toBe(true);
});

test('client chunks are not escaped', async () => {
	expect(await builtCode(text, [oneByteChunks()])).toContain('বাংলা');
	expect(inOneByte('ক')).toBe('\\u0995');
});
