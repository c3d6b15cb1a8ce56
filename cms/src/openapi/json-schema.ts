import type { Endpoint } from '@sumu/contract';
import { toJSONSchema } from 'zod';

type Schema = Endpoint['response'];

/** JSON Schema, as far as it is looked into here. */
export interface JsonSchema {
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly [keyword: string]: unknown;
}

const isObject = (value: unknown): value is JsonSchema =>
	typeof value === 'object' && value !== null;

/** What a caller sends (`input`), or what comes back (`output`). */
export function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
	const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' });
	if (!isObject(rest)) throw new Error('A schema is no object');
	return rest;
}
