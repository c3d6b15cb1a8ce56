import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leanChakra } from '../../scripts/lean-chakra.ts';
import { builtModule } from './build-module.ts';

const chakra = createRequire(import.meta.url).resolve('@chakra-ui/react');
const preset = join(chakra, '../../esm/preset-base.js');
const properties = join(chakra, '../../../../../@pandacss/is-valid-prop/dist/index.mjs');
const both = `export * from '${preset}'; export * from '${properties}';`;

/** Builds Chakra's modules for a site whose source contains these words. */
const built = (words: string[]) => builtModule(both, [leanChakra(new Set(words))]);

test('only the style props and conditions in use are kept, including shorthands', async () => {
	const words = ['width', 'px', 'srOnly', '_hover', 'focus'];
	const { utilities, conditions } = (await built(words)).defaultBaseConfig;
	expect(Object.keys(utilities)).toEqual(['width', 'paddingInline', 'srOnly']);
	expect(utilities.paddingInline.shorthand).toEqual(['px', 'paddingX']);
	expect(utilities.srOnly.transform(true)).toMatchObject({ position: 'absolute' });
	expect(Object.keys(conditions)).toEqual(['hover']);
});

test('only the CSS properties in use are kept', async () => {
	const { allCssProperties, isCssProperty } = await built(['width', 'href']);
	expect(allCssProperties.filter(Boolean)).toEqual(['width']);
	expect(['width', '--own', '&:hover', 'href'].map(isCssProperty)).toEqual([
		true,
		true,
		true,
		false,
	]);
});
