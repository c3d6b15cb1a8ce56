import * as z from 'zod/mini';
import type { Form } from './form';

type Values = Readonly<Record<string, string>>;

/** Returns the posted values of a form's own fields, each cut to its maximum length. */
export function typedValues({ schema }: Form, values: Values): Values {
	const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
	const kept = Object.entries(properties).flatMap(([name, field]) => {
		const most = typeof field === 'object' ? field.maxLength : undefined;
		const value = values[name];
		return most && value !== undefined ? [[name, value.slice(0, most)]] : [];
	});
	return Object.fromEntries(kept);
}
