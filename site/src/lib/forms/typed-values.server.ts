import * as z from 'zod/mini';
import type { Form } from './form';

type Values = Readonly<Record<string, string>>;

/** What was typed into a form's own fields, each as far as its schema lets it grow. */
export function typedValues({ schema }: Form, values: Values): Values {
	const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
	const kept = Object.entries(properties).flatMap(([name, field]) => {
		const most = typeof field === 'object' ? field.maxLength : undefined;
		const value = values[name];
		return most && value !== undefined ? [[name, value.slice(0, most)]] : [];
	});
	return Object.fromEntries(kept);
}
