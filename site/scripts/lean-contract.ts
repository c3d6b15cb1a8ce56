import type { ESTree, Plugin } from 'vite';

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

/**
 * A browser calls an endpoint by its method and path: nothing else of those modules is sent, so that
 * schemas, and the library they are written in, come only with the forms that check what is typed.
 */
export const leanContract = (): Plugin => ({
	name: 'lean-contract',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: {
		filter: { id: { include: /\/contract\/src\/endpoints\/\w+\.ts$/, exclude: /\/index\.ts$/ } },
		handler(code) {
			const lean = [...endpointsOf(this.parse(code))].map(({ name, definition }) => {
				const parts = readParts(definition).map(({ start, end }) => code.slice(start, end));
				return `export const ${name} = { ${parts.join(', ')} };`;
			});
			return { code: lean.join('\n'), map: null };
		},
	},
});
