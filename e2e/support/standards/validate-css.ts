import { type CssNode, clone, generate, lexer, parse, type WalkContext, walk } from 'css-tree';
import type { Sheet } from './page-code';

export interface ParsedSheet {
	readonly tree: CssNode;
	readonly page: string;
	/** Syntax errors; a browser skips these parts. */
	readonly errors: readonly string[];
}

export function parseSheet({ css, page, isAttribute }: Sheet): ParsedSheet {
	const errors: string[] = [];
	const tree = parse(css, {
		context: isAttribute ? 'declarationList' : 'stylesheet',
		onParseError: ({ message, offset }) =>
			errors.push(`${message}: ${css.slice(Math.max(0, offset - 40), offset + 40)}`),
	});
	return { tree, page, errors };
}

/** Returns the first value of each custom property. */
export function collectCustomProperties(sheets: readonly ParsedSheet[]): Map<string, string> {
	const values = new Map<string, string>();
	for (const { tree } of sheets)
		walk(tree, {
			visit: 'Declaration',
			enter({ property, value }) {
				if (property.startsWith('--') && !values.has(property))
					values.set(property, generate(value));
			},
		});
	return values;
}

/** Replaces each `var()` by its value; returns null if only a script sets one. */
function resolveVariables(value: CssNode, values: ReadonlyMap<string, string>): CssNode | null {
	const resolved = clone(value);
	for (let depth = 0; depth < 10; depth++) {
		let hasVariable = false;
		let isKnown = true;
		walk(resolved, {
			visit: 'Function',
			enter(call, item, list) {
				if (call.name !== 'var') return;
				hasVariable = true;
				const [name, , fallback] = call.children.toArray();
				const known = name?.type === 'Identifier' ? values.get(name.name) : undefined;
				const text = known ?? (fallback && generate(fallback));
				const parsed = text === undefined ? undefined : parse(text, { context: 'value' });
				if (parsed?.type === 'Value') list?.replace(item, parsed.children);
				else isKnown = false;
			},
		});
		if (!isKnown) return null;
		// Parses the text again: several nodes may now be one.
		if (!hasVariable) return parse(generate(resolved), { context: 'value' });
	}
	throw new Error(`Custom properties refer to each other: ${generate(value)}`);
}

/** Returns the declarations and at-rules that a browser would drop. */
export function findInvalidCss(
	{ tree, errors }: ParsedSheet,
	values: ReadonlyMap<string, string>,
): readonly string[] {
	const found: string[] = [...errors];
	walk(tree, {
		enter(this: WalkContext, node: CssNode) {
			if (node.type === 'Declaration' && !node.property.startsWith('--')) {
				const value = resolveVariables(node.value, values);
				if (!value) return;
				const { error } =
					this.atrule?.name === 'font-face'
						? lexer.matchAtruleDescriptor('font-face', node.property, value)
						: lexer.matchProperty(node.property, value);
				if (error) found.push(`${node.property}: ${generate(node.value)} (${error.name})`);
			}
			if (node.type === 'Atrule') {
				const { error } = lexer.matchAtrulePrelude(node.name, node.prelude ?? '');
				if (error)
					found.push(`@${node.name} ${node.prelude ? generate(node.prelude) : ''} (${error.name})`);
			}
		},
	});
	return found;
}
