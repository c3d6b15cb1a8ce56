import { type CssNode, clone, generate, lexer, parse, type WalkContext, walk } from 'css-tree';
import type { Sheet } from './page-code';

export interface ParsedSheet {
	readonly tree: CssNode;
	readonly page: string;
	/** Where the parser could not read on, which a browser skips. */
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

/** All custom properties, each as it is declared first. */
export function customProperties(sheets: readonly ParsedSheet[]): Map<string, string> {
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

/** Puts values in the place of each `var()`; null where only a script sets one. */
function resolve(value: CssNode, values: ReadonlyMap<string, string>): CssNode | null {
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
		// Once more as text: what was several nodes may now be one.
		if (!hasVariable) return parse(generate(resolved), { context: 'value' });
	}
	throw new Error(`Custom properties that lead to each other: ${generate(value)}`);
}

/** Checks every declaration and at-rule, and returns what a browser would drop. */
export function invalidCss(
	{ tree, errors }: ParsedSheet,
	values: ReadonlyMap<string, string>,
): readonly string[] {
	const found: string[] = [...errors];
	walk(tree, {
		enter(this: WalkContext, node: CssNode) {
			if (node.type === 'Declaration' && !node.property.startsWith('--')) {
				const value = resolve(node.value, values);
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
