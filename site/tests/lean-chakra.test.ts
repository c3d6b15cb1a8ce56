// @vitest-environment node
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanChakra } from '../scripts/lean-chakra.ts';

const chakra = createRequire(import.meta.url).resolve('@chakra-ui/react');
const preset = join(chakra, '../../esm/preset-base.js');
const properties = join(chakra, '../../../../../@pandacss/is-valid-prop/dist/index.mjs');

/** A module of Chakra's, as it is built for a site that names these words. */
async function built(entry: string, words: string[], ...plugins: Plugin[]) {
	const result = await build({
		configFile: false,
		logLevel: 'silent',
		plugins: [...plugins, leanChakra(new Set(words))],
		build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
	});
	const [bundle] = Array.isArray(result) ? result : [];
	const code = bundle?.output[0].code ?? '';
	return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

test('of style props and conditions those remain that are named, if only for short', async () => {
	const words = ['width', 'px', 'srOnly', '_hover', 'focus'];
	const { utilities, conditions } = (await built(preset, words)).defaultBaseConfig;
	expect(Object.keys(utilities)).toEqual(['width', 'paddingInline', 'srOnly']);
	expect(utilities.paddingInline.shorthand).toEqual(['px', 'paddingX']);
	expect(utilities.srOnly.transform(true)).toMatchObject({ position: 'absolute' });
	expect(Object.keys(conditions)).toEqual(['hover']);
});

test('of CSS properties those remain that are named', async () => {
	const { allCssProperties, isCssProperty } = await built(properties, ['width', 'href']);
	expect(allCssProperties.filter(Boolean)).toEqual(['width']);
	expect(['width', '--own', '&:hover', 'href'].map(isCssProperty)).toEqual([
		true,
		true,
		true,
		false,
	]);
});

test.each([preset, properties])('another shape of %s ends the build', async (file) => {
	const other: Plugin = {
		name: 'other',
		load: (id) => (id === file ? 'export const other = {};' : null),
	};
	await expect(built(file, ['width'], other)).rejects.toThrow('in another way');
});
