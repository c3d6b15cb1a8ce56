import type { Endpoint } from '@sumu/contract';
import * as contract from '@sumu/contract';
import { core, object, registry, toJSONSchema } from 'zod';
import type { JsonSchema } from './json-schema';

type Schema = Endpoint['response'];

/** Every schema that the contract exports, with the name of its component: `projectSchema` is `Project`. */
const named = registry<{ id: string }>();
for (const [name, value] of Object.entries(contract)) {
	if (!(name.endsWith('Schema') && value instanceof core.$ZodType)) continue;
	named.add(value, { id: name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length) });
}

const withReferences = (schema: unknown) =>
	JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

/** The schema components of a document, collected while its calls are described. */
export class Components {
	readonly schemas: Record<string, JsonSchema> = {};

	/**
	 * Returns the JSON Schema of what a caller sends (`input`) or receives (`output`), and collects the
	 * components that it refers to.
	 * @throws when a component is sent in another form than it is received
	 */
	refer(schema: Schema, io: 'input' | 'output'): JsonSchema {
		const { properties, $defs = {} } = toJSONSchema(object({ schema }), {
			io,
			metadata: named,
			unrepresentable: 'any',
			// A client must accept the fields that a later version adds.
			override: ({ jsonSchema }) => {
				if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
			},
		});
		for (const [name, definition] of Object.entries($defs)) {
			const component = withReferences(definition);
			const known = this.schemas[name];
			if (known && JSON.stringify(known) !== JSON.stringify(component))
				throw new Error(`${name} has two forms: export a schema for what is sent`);
			this.schemas[name] = component;
		}
		return withReferences(properties?.schema);
	}
}
