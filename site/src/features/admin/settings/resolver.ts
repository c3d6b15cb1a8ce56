import { zodResolver } from '@hookform/resolvers/zod';
import { type SiteForm, siteFormSchema } from '@sumu/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type Draft, formOf, plainLists } from './draft';

const check = zodResolver(siteFormSchema, undefined, { raw: true });

/** An error of a plain text belongs to the entry's one field. */
function asDraftErrors(errors: FieldErrors<SiteForm>): FieldErrors<Draft> {
	const lists = plainLists.map((name) => {
		const entries = errors[name];
		const moved = Array.isArray(entries)
			? entries.map((error) => error && { value: error })
			: entries;
		return [name, moved] as const;
	});
	return { ...errors, ...Object.fromEntries(lists.filter(([, moved]) => moved)) };
}

/** Checks the form by the contract's schema. */
export const settingsResolver: Resolver<Draft> = async (draft, context, options) => {
	const { errors } = await check(formOf(draft), context, {
		...options,
		fields: {},
		names: undefined,
	});
	return Object.keys(errors).length > 0
		? { values: {}, errors: asDraftErrors(errors) }
		: { values: draft, errors: {} };
};
