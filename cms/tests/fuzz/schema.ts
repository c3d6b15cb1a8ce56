/** The part of JSON Schema that the generators support. */
export interface Schema {
	type?: string;
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
	anyOf?: Schema[];
	enum?: unknown[];
	const?: unknown;
	pattern?: string;
	format?: string;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	minItems?: number;
	maxItems?: number;
}

interface Media {
	schema: Schema;
	example?: unknown;
}

export interface Parameter {
	name: string;
	in: 'path' | 'query';
	required: boolean;
	schema: Schema;
	example?: unknown;
}

export interface Operation {
	operationId: string;
	parameters: Parameter[];
	requestBody?: { content: Record<string, Media> };
	responses: Record<string, { content?: Record<string, Media> }>;
}

/** One operation of the OpenAPI document. */
export interface Call {
	method: string;
	/** For example `/project/{id}`. */
	path: string;
	operation: Operation;
}

export interface Document {
	paths: Record<string, Record<string, Operation>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null;

/** Replaces each `$ref` with its target. Does not support recursive schemas; the contract has none. */
function dereference(value: unknown, document: unknown): unknown {
	if (Array.isArray(value)) return value.map((item) => dereference(item, document));
	if (!isObject(value)) return value;
	const { $ref, ...rest } = value;
	if (typeof $ref === 'string') {
		const target = $ref
			.slice('#/'.length)
			.split('/')
			.reduce((within: unknown, name) => (isObject(within) ? within[name] : undefined), document);
		if (!isObject(target)) throw new Error(`${$ref} does not exist`);
		return dereference({ ...target, ...rest }, document);
	}
	return Object.fromEntries(
		Object.entries(rest).map(([name, item]) => [name, dereference(item, document)]),
	);
}

/** Returns the document with every reference resolved. */
export const resolveReferences = (document: Document): Document => ({
	...document,
	paths: dereference(document.paths, document) as Document['paths'],
});

export const callsOf = ({ paths }: Document): Call[] =>
	Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({
			method: method.toUpperCase(),
			path,
			operation,
		})),
	);
