/** JSON Schema, as far as values are made from it. */
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

/** One call as the document describes it. */
export interface Call {
	method: string;
	/** `/project/{id}` */
	path: string;
	operation: Operation;
}

export interface Document {
	paths: Record<string, Record<string, Operation>>;
}

export const callsOf = ({ paths }: Document): Call[] =>
	Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({
			method: method.toUpperCase(),
			path,
			operation,
		})),
	);
