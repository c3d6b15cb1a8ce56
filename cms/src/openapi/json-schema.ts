import type { Endpoint } from '@sumu/contract';
import { toJSONSchema } from 'zod';

/** JSON Schema, limited to the keywords that the documentation reads. */
export interface JsonSchema {
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly [keyword: string]: unknown;
}

/** Returns the names of the top-level properties of a request (`input`) or response (`output`). */
export const keysOf = (schema: Endpoint['response'], io: 'input' | 'output'): string[] =>
	Object.keys(toJSONSchema(schema, { io, unrepresentable: 'any' }).properties ?? {});
