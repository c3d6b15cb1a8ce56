import { type AnyNode, parse } from 'acorn';
import { full } from 'acorn-walk';
import {
	addNewer,
	api,
	findFeature,
	findLacking,
	javascript,
	type NewerFeatures,
	type Path,
} from './supported';

const builtins = javascript.builtins ?? {};

/** Interfaces of the browser's global objects. */
const interfaces: Readonly<Record<string, string>> = {
	document: 'Document',
	navigator: 'Navigator',
	history: 'History',
	location: 'Location',
	performance: 'Performance',
	screen: 'Screen',
	crypto: 'Crypto',
};
const globalObjects = new Set(['window', 'self', 'globalThis']);
/** Methods that return an iterator. */
const iteratorMethods = new Set(['keys', 'values', 'entries']);

/** Interfaces whose members are recognised on any object; members of others need the object's name. */
const commonInterfaces =
	/^(Document|Node|EventTarget|(HTML|SVG)?\w*Element|ShadowRoot|Range|Selection|ViewTransition|Animation|(UI|Mouse|Pointer|Keyboard|Input|Focus)?Event|Blob|File|Request|Response|Headers|URL|URLSearchParams|ReadableStream|AbortSignal|\w+Observer|CSSStyleSheet|CSSStyleDeclaration)$/;
/** Whether a name has two words: a single one, such as `take`, has too many other meanings. */
const isDistinct = (name: string) => /[a-z][A-Z]/.test(name);
const isMethodOfInstances = (path: Path) =>
	[findFeature(path)?.spec_url ?? []].flat().some((url) => url.includes('.prototype.'));

const newMembers = new Map<string, Path>();
/** Names of members that every browser has on some interface: such a use cannot be attributed. */
const oldMembers = new Set<string>();
for (const [root, owners] of [
	[['api'], api],
	[['javascript', 'builtins'], builtins],
] as const)
	for (const [owner, members] of Object.entries(owners))
		for (const name of Object.keys(members)) {
			const path = [...root, owner, name];
			// Iterator methods share their names with array methods.
			const isCommon =
				root[0] === 'api'
					? commonInterfaces.test(owner)
					: isMethodOfInstances(path) && !owner.endsWith('Iterator');
			if (findLacking(path).length === 0) oldMembers.add(name);
			else if (isCommon && isDistinct(name) && !newMembers.has(name)) newMembers.set(name, path);
		}
const pathsOfMember = (name: string) => (oldMembers.has(name) ? [] : [newMembers.get(name) ?? []]);

const globalPaths = (name: string): readonly Path[] => [
	['api', name],
	['api', 'Window', name],
	['javascript', 'builtins', name],
];

type IsGlobal = (name: string) => boolean;

/** Returns the possible keys of a property, judged by its object. */
function pathsOfProperty(object: AnyNode, name: string, isGlobal: IsGlobal): readonly Path[] {
	if (object.type === 'Identifier' && isGlobal(object.name)) {
		if (globalObjects.has(object.name)) return globalPaths(name);
		const owner = interfaces[object.name] ?? object.name;
		return [
			['api', owner, name],
			['api', owner, `${name}_static`],
			['javascript', 'builtins', owner, name],
		];
	}
	const isIterator =
		object.type === 'CallExpression' &&
		object.arguments.length === 0 &&
		object.callee.type === 'MemberExpression' &&
		object.callee.property.type === 'Identifier' &&
		iteratorMethods.has(object.callee.property.name);
	return isIterator ? [['javascript', 'builtins', 'Iterator', name]] : pathsOfMember(name);
}

function regExpPaths(pattern: string, flags: string): readonly Path[] {
	return [
		...(flags.includes('v') ? [['javascript', 'builtins', 'RegExp', 'unicodeSets']] : []),
		...(/\(\?[ims-]+:/.test(pattern) ? [['javascript', 'regular_expressions', 'modifier']] : []),
	];
}

function pathsOf(node: AnyNode, isGlobal: IsGlobal): readonly Path[] {
	switch (node.type) {
		case 'Identifier':
			return isGlobal(node.name) ? globalPaths(node.name) : [];
		case 'MemberExpression':
			return node.property.type === 'Identifier' && !node.computed
				? pathsOfProperty(node.object, node.property.name, isGlobal)
				: [];
		case 'VariableDeclarator': {
			const { id, init } = node;
			if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return [];
			return id.properties.flatMap((part) =>
				part.type === 'Property' && part.key.type === 'Identifier'
					? pathsOfProperty(init, part.key.name, isGlobal)
					: [],
			);
		}
		case 'CallExpression': {
			const { callee, arguments: given } = node;
			const isListenerCall =
				callee.type === 'MemberExpression' &&
				callee.property.type === 'Identifier' &&
				callee.property.name === 'addEventListener';
			const [event] = given;
			return isListenerCall && event?.type === 'Literal'
				? pathsOfMember(`${event.value}_event`)
				: [];
		}
		case 'Literal':
			return node.regex ? regExpPaths(node.regex.pattern, node.regex.flags) : [];
		case 'VariableDeclaration':
			return /using/.test(node.kind) ? [['javascript', 'statements', 'using']] : [];
		case 'ImportDeclaration':
			return node.attributes.length > 0
				? [['javascript', 'statements', 'import', 'import_attributes']]
				: [];
		default:
			return [];
	}
}

/**
 * Finds the features of a script that a supported browser lacks, as far as names reveal them.
 * @throws on syntax that acorn does not support
 */
export function findNewerInScript(code: string): NewerFeatures {
	const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
	const nodes: AnyNode[] = [];
	const declared = new Set<string>();
	full(tree, (node, _state, type) => {
		if (type === 'VariablePattern' && node.type === 'Identifier') declared.add(node.name);
		else nodes.push(node);
		if (node.type === 'ImportDeclaration')
			for (const { local } of node.specifiers) declared.add(local.name);
	});
	const isGlobal = (name: string) => !declared.has(name);
	const newer: NewerFeatures = new Map();
	for (const node of nodes) addNewer(newer, pathsOf(node, isGlobal));
	return newer;
}
