import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { buildPlugin } from './build-plugin.ts';

const folder = join(import.meta.dirname, '../../contract/src/endpoints');

/** What of an endpoint a browser reads; the rest is for the server and the types. */
const read = new Set(['method', 'path', 'file']);

/** `export const name = endpoint({…})`, as name and definition. */
function* endpointsOf({ body }: ESTree.Program) {
	for (const statement of body) {
		if (statement.type !== 'ExportNamedDeclaration') continue;
		if (statement.declaration?.type !== 'VariableDeclaration') continue;
		for (const { id, init } of statement.declaration.declarations) {
			if (id.type !== 'Identifier' || init?.type !== 'CallExpression') continue;
			const [definition] = init.arguments;
			if (init.callee.type !== 'Identifier' || init.callee.name !== 'endpoint') continue;
			if (definition?.type === 'ObjectExpression') yield { name: id.name, definition };
		}
	}
}

const readParts = ({ properties }: ESTree.ObjectExpression) =>
	properties.filter(
		(part) => part.type === 'Property' && part.key.type === 'Identifier' && read.has(part.key.name),
	);

/** Null where a call is not written out, with method and path. */
function leanEndpoints(code: string, program: ESTree.Program): string | null {
	const calls = Array.from(endpointsOf(program), ({ name, definition }) => {
		return { name, parts: readParts(definition) };
	});
	const isWhole = calls.length === code.match(/\bendpoint\(/g)?.length;
	if (!isWhole || calls.some(({ parts }) => parts.length < 2)) return null;
	const lean = calls.map(({ name, parts }) => {
		const texts = parts.map(({ start, end }) => code.slice(start, end));
		return `export const ${name} = { ${texts.join(', ')} };`;
	});
	return lean.join('\n');
}

/**
 * A browser calls an endpoint by its method and path: nothing else of those modules is sent, so that
 * schemas, and the library they are written in, come only with the forms that check what is typed.
 */
export const leanContract = () =>
	buildPlugin({
		name: 'lean-contract',
		library: '@sumu/contract',
		restsOn: 'every call as `export const name = endpoint({ method, path, … })`',
		environment: 'client',
		modules: readdirSync(folder).length - 1,
		filter: { id: { include: /\/contract\/src\/endpoints\/[\w-]+\.ts$/, exclude: /\/index\.ts$/ } },
		change(code) {
			return leanEndpoints(code, this.parse(code));
		},
	});
