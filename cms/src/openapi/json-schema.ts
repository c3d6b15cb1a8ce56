import type { Endpoint } from '@sumu/contract';
import * as contract from '@sumu/contract';
import { core, object, registry, toJSONSchema } from 'zod';

/** JSON Schema, limited to the keywords that the documentation reads. */
export interface JsonSchema {
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly [keyword: string]: unknown;
}

/** Returns the names of the top-level properties of a request (`input`) or response (`output`). */
export const keysOf = (schema: Endpoint['response'], io: 'input' | 'output'): string[] =>
	Object.keys(toJSONSchema(schema, { io, unrepresentable: 'any' }).properties ?? {});

type Schema = Endpoint['response'];

/** Component names of all schemas that the contract exports: `projectSchema` is `Project`. */
const componentNames = registry<{ id: string }>();
for (const [name, value] of Object.entries(contract)) {
	if (!(name.endsWith('Schema') && value instanceof core.$ZodType)) continue;
	componentNames.add(value, { id: name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length) });
}

const withReferences = (schema: unknown) =>
	JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

/** The schema components of a document, collected while its calls are described. */
export class Components {
	readonly schemas: Record<string, JsonSchema> = {};

	/**
	 * Returns the JSON Schema of a request (`input`) or response (`output`), and collects the components
	 * that it refers to.
	 * @throws if a component has another form in requests than in responses
	 */
	refer(schema: Schema, io: 'input' | 'output'): JsonSchema {
		const { properties, $defs = {} } = toJSONSchema(object({ schema }), {
			io,
			metadata: componentNames,
			unrepresentable: 'any',
			// A client must accept the fields that a later version adds.
			override: ({ jsonSchema }) => {
				if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
			},
		});
		for (const [name, definition] of Object.entries($defs)) {
			const component = withReferences(definition);
			const previous = this.schemas[name];
			if (previous && JSON.stringify(previous) !== JSON.stringify(component))
				throw new Error(
					`The component ${name} differs between requests and responses: export a schema for each`,
				);
			this.schemas[name] = component;
		}
		return withReferences(properties?.schema);
	}
}
