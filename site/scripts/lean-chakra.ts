import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { buildPlugin } from './build-plugin.ts';

const source = join(import.meta.dirname, '../src');

/** Every word of the site's source: the style props it sets are among them. */
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

/** The object in `const name = define({…})`. */
function definition({ body }: ESTree.Program, name: string) {
	const declared = body
		.flatMap((statement) =>
			statement.type === 'VariableDeclaration' ? statement.declarations : [],
		)
		.find(({ id }) => id.type === 'Identifier' && id.name === name);
	return declared?.init?.type === 'CallExpression' ? declared.init.arguments[0] : undefined;
}

/** What a style prop may be written as. */
function namesOf(utility: ESTree.ObjectProperty): string[] {
	const short = partOf(utility.value, 'shorthand');
	const names = short?.type === 'ArrayExpression' ? short.elements : [short];
	return [
		nameOf(utility),
		...names.map((name) => (name?.type === 'Literal' ? String(name.value) : '')),
	];
}

/** Without the style props and conditions that are not among the words; null where there are none. */
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

/** The same of the CSS properties, which tell style props from attributes. */
function leanProperties(code: string, words: ReadonlySet<string>) {
	const list = /(?<=var cssPropertiesStr = ")[\w,]+(?=")/;
	const kept = (names: string) => names.split(',').filter((name) => words.has(name));
	return list.test(code) ? code.replace(list, (names) => kept(names).join(',')) : null;
}

/**
 * Chakra knows some 240 style props, 110 conditions and all CSS properties by heart. Those the
 * site's source does not name are left out: they are not set anywhere.
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
