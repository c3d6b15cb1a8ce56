import * as z from 'zod/mini';
import type { FormDefinition } from './form-definition';

type Values = Readonly<Record<string, string>>;

/** Returns the posted values of a form's own fields, each cut to its maximum length. */
export function typedValues({ schema }: FormDefinition, values: Values): Values {
	const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
	const fieldEntries = Object.entries(properties).flatMap(([name, field]) => {
		const maxLength = typeof field === 'object' ? field.maxLength : undefined;
		const value = values[name];
		return maxLength && value !== undefined ? [[name, value.slice(0, maxLength)]] : [];
	});
	return Object.fromEntries(fieldEntries);
}
