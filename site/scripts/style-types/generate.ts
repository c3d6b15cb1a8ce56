import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sumuSystem } from '../../src/features/admin/theme/system.ts';

/**
 * Writes Chakra's types with the tokens of this theme to `.cache/chakra`, where `tsconfig.json` looks for them: a token
 * that the theme lacks becomes a type error. `chakra typegen` accepts either any string or, with `strictTokens`, no CSS
 * length at all.
 */
const chakraTypes = join(createRequire(import.meta.url).resolve('@chakra-ui/react'), '../../types');
const copyFolder = join(import.meta.dirname, '../../.cache/chakra');
const generatedFolder = join(copyFolder, 'styled-system/generated');

rmSync(copyFolder, { recursive: true, force: true });
cpSync(chakraTypes, copyFolder, { recursive: true });
copyFileSync(join(import.meta.dirname, 'scales.d.ts'), join(generatedFolder, 'scales.d.ts'));

const pathOf = (name: string) => join(generatedFolder, `${name}.gen.d.ts`);
const write = (name: string, lines: readonly string[]) =>
	writeFileSync(pathOf(name), lines.join('\n'));
const unionOf = (names: Iterable<string>) =>
	Array.from(names, (name) => JSON.stringify(name)).join(' | ') || 'never';

const { tokens, utility, conditions } = sumuSystem;

write('token', [
	`export type Token = ${unionOf(tokens.tokenMap.keys())};`,
	`export type ColorPalette = ${unionOf(tokens.colorPaletteMap.keys())};`,
	'export interface Tokens {',
	...Array.from(tokens.categoryMap, ([scale, values]) => `${scale}: ${unionOf(values.keys())};`),
	'}',
]);

const propertyTypes = Array.from(utility.getTypes(), ([property, types]) => ({
	property,
	type: types.join(' | ').replace(/Tokens\[("\w+")\]/g, 'Scale<$1>'),
}));
write('prop-types', [
	"import type { CssProperties } from '../css.types';",
	"import type { Scale } from './scales';",
	'export interface UtilityValues {',
	...propertyTypes.map(({ property, type }) => `${property}: ${type};`),
	'}',
]);

write('conditions', [
	'export interface Conditions {',
	...[...conditions.keys(), 'base'].map((name) => `${JSON.stringify(name)}: string;`),
	'}',
]);

const strict = new Set(
	propertyTypes.flatMap(({ property, type }) =>
		type.includes('Scale<') || property === 'textStyle' ? property : [],
	),
);
/** Matches Chakra's type of a style prop, which accepts any other string. */
const looseType =
	/(UtilityValues\["(\w+)"\] \| CssVars)(?: \| (CssProperties\["\w+"\]))? \| undefined \| AnyString/g;
let strictCount = 0;
const systemTypes = readFileSync(pathOf('system'), 'utf8').replace(
	looseType,
	(loose, values: string, property: string, css?: string) => {
		if (!strict.has(property)) return loose;
		strictCount += 1;
		return css ? `${values} | Keyword<${css}> | undefined` : `${values} | undefined`;
	},
);
if (strictCount < strict.size)
	throw new Error(
		`Chakra's style props have another form: only ${strictCount} of ${strict.size} became strict. Adapt looseType.`,
	);
/** Chakra's type of an array of styles, which accepts any object. */
const looseArray = 'Omit<(SystemStyleObject | undefined)[], keyof any[]>';
const factory = join(generatedFolder, '../factory.types.d.ts');
const factoryTypes = readFileSync(factory, 'utf8');
if (!factoryTypes.includes(looseArray))
	throw new Error('Chakra’s type of `css` has another form. Adapt looseArray.');
writeFileSync(
	factory,
	factoryTypes.replace(looseArray, 'readonly (SystemStyleObject | undefined)[]'),
);
write('system', ["import type { Keyword } from './scales';", systemTypes]);
