import { type Block, type CssNode, keyword, type WalkContext, walk } from 'css-tree';
import { addNewer, css, findFeature, type NewerFeatures, type Path } from './supported';

/** Keys of CSS functions below `types` in the compatibility data, by function name. */
const functionKeys = new Map<string, readonly string[]>();
for (const [type, values] of Object.entries(css.types ?? {})) {
	functionKeys.set(type, [type]);
	for (const name of Object.keys(values))
		functionKeys.set(name.replace(/[-_]function$/, ''), [type, name]);
}

/** Units that the compatibility data groups under one key. */
const unitGroups: readonly (readonly [RegExp, string])[] = [
	[/^dv/, 'viewport_percentage_units_dynamic'],
	[/^sv/, 'viewport_percentage_units_small'],
	[/^lv/, 'viewport_percentage_units_large'],
	[/^cq/, 'container_query_length_units'],
];

/** Returns the possible keys of a part of a property's value. */
function pathsOfValue(property: string, node: CssNode): readonly Path[] {
	if (node.type === 'Identifier') {
		const name = node.name.toLowerCase();
		return [
			['properties', property, name],
			['types', 'color', name],
		];
	}
	if (node.type === 'Function') {
		const name = node.name.toLowerCase();
		const [first] = node.children.toArray();
		const isRelative = first?.type === 'Identifier' && first.name === 'from';
		return [
			['properties', property, name],
			['properties', property, `${name}_function`],
			['types', ...(functionKeys.get(name) ?? [])],
			...(isRelative ? [['types', 'color', name, 'relative_syntax']] : []),
		];
	}
	if (node.type === 'Dimension') {
		const unit = node.unit.toLowerCase();
		const group = unitGroups.find(([pattern]) => pattern.test(unit));
		return [['types', 'length', group?.[1] ?? unit]];
	}
	return [];
}

function pathsOf(node: CssNode, atRule: string | undefined): readonly Path[] {
	switch (node.type) {
		case 'Declaration': {
			const { vendor, basename } = keyword(node.property);
			if (atRule === 'font-face') return [['at-rules', 'font-face', node.property]];
			// A prefixed property accompanies the standard one.
			return vendor && findFeature(['css', 'properties', basename])
				? []
				: [['properties', node.property]];
		}
		case 'PseudoClassSelector':
		case 'PseudoElementSelector':
			return [['selectors', node.name.toLowerCase()]];
		case 'NestingSelector':
			return [['selectors', 'nesting']];
		case 'Atrule':
			return [['at-rules', node.name.toLowerCase()]];
		case 'Feature':
			return [['at-rules', node.kind, node.name.replace(/^(min|max)-/, '')]];
		case 'FeatureRange':
			return [['at-rules', node.kind, 'range_syntax']];
		case 'FeatureFunction':
			return node.feature === 'style'
				? [['at-rules', 'container', 'style_queries_for_custom_properties']]
				: [['at-rules', node.kind, node.feature]];
		default:
			return [];
	}
}

/** Returns the vendor prefixes that the same block also declares a property with. */
const prefixesOf = (property: string, block: Block | null): readonly string[] =>
	block?.children.toArray().flatMap((sibling) => {
		if (sibling.type !== 'Declaration') return [];
		const { vendor, basename } = keyword(sibling.property);
		return basename === property ? vendor : [];
	}) ?? [];

/** Finds the features of a sheet that a supported browser lacks. */
export function findNewerCss(tree: CssNode): NewerFeatures {
	const newer: NewerFeatures = new Map();
	const addPaths = (paths: readonly Path[], prefixes?: readonly string[]) =>
		addNewer(
			newer,
			paths.map((path) => ['css', ...path]),
			prefixes,
		);
	walk(tree, {
		enter(this: WalkContext, node: CssNode) {
			if (node.type !== 'Declaration') return addPaths(pathsOf(node, this.atrule?.name));
			const prefixes = prefixesOf(node.property, this.block);
			addPaths(pathsOf(node, this.atrule?.name), prefixes);
			walk(node.value, (part: CssNode) => addPaths(pathsOfValue(node.property, part), prefixes));
		},
	});
	return newer;
}
