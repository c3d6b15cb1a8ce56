import { requiredFieldNames, withRequiredFields, withRequiredUpdates } from '@sumu/contract';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { useSite } from '../../../lib/site/use-site';
import type { EntryFormDefinition } from './entry-form/definition';
import { rowsOf } from './entry-form/values';

/** Fields that are required only if the owner's settings say so. */
const configurableFields = ['picture', 'percentage'];

interface FormAndSchemas<Form, Entry, Schema> {
	form: EntryFormDefinition<Form, Entry>;
	schema: Schema;
	/** Schema for drafts, which may require less. */
	draftSchema?: Schema | undefined;
}

/** Applies the owner's settings for required fields to a form: marks the others as optional. Drafts need none. */
export function useRequiredFields<Form, Entry, Schema extends z.ZodMiniType>(
	{ form, schema, draftSchema = schema }: FormAndSchemas<Form, Entry, Schema>,
	use: 'add' | 'update',
): FormAndSchemas<Form, Entry, Schema> & { draftSchema: Schema } {
	const { requirePictures, requirePercentage } = useSite();
	return useMemo(() => {
		const settings = { requirePictures, requirePercentage };
		const requiredNames = requiredFieldNames(form.name, settings);
		const fields = rowsOf(form.fields).map(([name, row]) => {
			const isConfigurable = [row.kind, name].some((each) => configurableFields.includes(each));
			return [name, isConfigurable ? { ...row, isOptional: !requiredNames.includes(name) } : row];
		});
		// Every schema of an entry's form is an object.
		const object = schema as unknown as z.ZodMiniObject;
		const extend = use === 'add' ? withRequiredFields : withRequiredUpdates;
		return {
			form: { ...form, fields: Object.fromEntries(fields) as typeof form.fields },
			schema: extend(object, form.name, settings) as unknown as Schema,
			draftSchema,
		};
	}, [form, schema, draftSchema, use, requirePictures, requirePercentage]);
}
