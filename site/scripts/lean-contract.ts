import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { buildPlugin } from './build-plugin.ts';

const folder = join(import.meta.dirname, '../../contract/src/endpoints');

/** Endpoint properties that browsers need; the others are for the server and the types. */
const read = new Set(['method', 'path', 'file']);

/** Yields name and definition of each `export const name = defineEndpoint({…})`. */
function* endpointsOf({ body }: ESTree.Program) {
	for (const statement of body) {
		if (statement.type !== 'ExportNamedDeclaration') continue;
		if (statement.declaration?.type !== 'VariableDeclaration') continue;
		for (const { id, init } of statement.declaration.declarations) {
			if (id.type !== 'Identifier' || init?.type !== 'CallExpression') continue;
			const [definition] = init.arguments;
			if (init.callee.type !== 'Identifier' || init.callee.name !== 'defineEndpoint') continue;
			if (definition?.type === 'ObjectExpression') yield { name: id.name, definition };
		}
	}
}

const readParts = ({ properties }: ESTree.ObjectExpression) =>
	properties.filter(
		(part) => part.type === 'Property' && part.key.type === 'Identifier' && read.has(part.key.name),
	);

/** Returns null if an endpoint is not a literal with method and path. */
function leanEndpoints(code: string, program: ESTree.Program): string | null {
	const calls = Array.from(endpointsOf(program), ({ name, definition }) => {
		return { name, parts: readParts(definition) };
	});
	const isWhole = calls.length === code.match(/\bdefineEndpoint\(/g)?.length;
	if (!isWhole || calls.some(({ parts }) => parts.length < 2)) return null;
	const lean = calls.map(({ name, parts }) => {
		const texts = parts.map(({ start, end }) => code.slice(start, end));
		return `export const ${name} = { ${texts.join(', ')} };`;
	});
	return lean.join('\n');
}

/**
 * Reduces the endpoints in the browser bundle to method and path. Schemas, and the schema library, are then loaded only
 * with the forms that validate input.
 */
export const leanContract = () =>
	buildPlugin({
		name: 'lean-contract',
		library: '@sumu/contract',
		restsOn: 'every call as `export const name = defineEndpoint({ method, path, … })`',
		environment: 'client',
		modules: readdirSync(folder).length - 1,
		filter: { id: { include: /\/contract\/src\/endpoints\/[\w-]+\.ts$/, exclude: /\/index\.ts$/ } },
		change(code) {
			return leanEndpoints(code, this.parse(code));
		},
	});
