import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { buildPlugin } from './build-plugin.ts';

const source = join(import.meta.dirname, '../src');

/** Returns every word in the site's source, which includes all style props in use. */
function wordsOfSource(): Set<string> {
	const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
	const texts = files
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => readFileSync(join(source, file), 'utf8'));
	return new Set(texts.join('\n').match(/[\w$]+/g));
}

const nameOf = ({ key }: ESTree.ObjectProperty) =>
	key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

const partsOf = (object: ESTree.Node | undefined | null) =>
	object?.type === 'ObjectExpression'
		? object.properties.filter((part) => part.type === 'Property')
		: [];

const partOf = (object: ESTree.Node | undefined | null, name: string) =>
	partsOf(object).find((part) => nameOf(part) === name)?.value;

/** Returns the object in `const name = define({…})`. */
function definition({ body }: ESTree.Program, name: string) {
	const declared = body
		.flatMap((statement) =>
			statement.type === 'VariableDeclaration' ? statement.declarations : [],
		)
		.find(({ id }) => id.type === 'Identifier' && id.name === name);
	return declared?.init?.type === 'CallExpression' ? declared.init.arguments[0] : undefined;
}

/** Returns the names of a style prop, including its shorthands. */
function namesOf(utility: ESTree.ObjectProperty): string[] {
	const short = partOf(utility.value, 'shorthand');
	const names = short?.type === 'ArrayExpression' ? short.elements : [short];
	return [
		nameOf(utility),
		...names.map((name) => (name?.type === 'Literal' ? String(name.value) : '')),
	];
}

/** Removes style props and conditions that are not among the words; null if the code has an unexpected form. */
function leanPreset(code: string, program: ESTree.Program, words: ReadonlySet<string>) {
	const utilities = partsOf(partOf(definition(program, 'defaultBaseConfig'), 'utilities'));
	const conditions = partsOf(definition(program, 'defaultConditions'));
	if (utilities.length === 0 || conditions.length === 0) return null;
	const unnamed = [
		...utilities.filter((utility) => !namesOf(utility).some((name) => words.has(name))),
		...conditions.filter((condition) => !words.has(`_${nameOf(condition)}`)),
	];
	return unnamed
		.toSorted((a, b) => b.start - a.start)
		.reduce(
			(text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
			code,
		);
}

/** Removes unused CSS properties from the list that distinguishes style props from attributes. */
function leanProperties(code: string, words: ReadonlySet<string>) {
	const list = /(?<=var cssPropertiesStr = ")[\w,]+(?=")/;
	const kept = (names: string) => names.split(',').filter((name) => words.has(name));
	return list.test(code) ? code.replace(list, (names) => kept(names).join(',')) : null;
}

/**
 * Removes the style props, conditions and CSS properties that the site's source does not mention, out of Chakra's 240
 * style props, 110 conditions and all CSS properties.
 */
export const leanChakra = (words = wordsOfSource()) =>
	buildPlugin({
		name: 'lean-chakra',
		library: '@chakra-ui/react',
		restsOn: 'its style props, conditions and CSS properties written out where they were',
		modules: 2,
		filter: {
			id: /\/(@chakra-ui\/react\/dist\/esm\/preset-base\.js|@pandacss\/is-valid-prop\/dist\/index\.mjs)$/,
		},
		change(code, id) {
			return id.includes('@pandacss')
				? leanProperties(code, words)
				: leanPreset(code, this.parse(code), words);
		},
	});
