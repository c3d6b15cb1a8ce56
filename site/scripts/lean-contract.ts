import type { ESTree, Plugin } from 'vite';

/** What of an endpoint only the server and the types read. */
const unread = new Set(['operation', 'summary', 'params', 'query', 'body', 'answer']);

function* unreadValues({ body }: ESTree.Program) {
	for (const statement of body) {
		if (statement.type !== 'ExportNamedDeclaration') continue;
		if (statement.declaration?.type !== 'VariableDeclaration') continue;
		for (const { init } of statement.declaration.declarations) {
			if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
			const [definition] = init.arguments;
			if (init.callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') continue;
			for (const part of definition.properties)
				if (part.type === 'Property' && part.key.type === 'Identifier' && unread.has(part.key.name))
					yield part.value;
		}
	}
}

/**
 * A browser calls an endpoint by its method and path: its schemas, and with them the library they
 * are written in, stay out of every page but those whose forms check what is typed.
 */
export const leanContract = (): Plugin => ({
	name: 'lean-contract',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: {
		filter: { id: /\/contract\/src\/endpoints\/\w+\.ts$/ },
		handler(code) {
			const values = [...unreadValues(this.parse(code))];
			return {
				code: values.reduceRight(
					(lean, { start, end }) => `${lean.slice(0, start)}undefined${lean.slice(end)}`,
					code,
				),
				map: null,
			};
		},
	},
});
