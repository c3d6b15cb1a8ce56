import {
	type DetailField,
	type DetailSettings,
	detailFields,
	detailNames,
	type Project,
} from '@sumu/contract';
import type { Field } from '../../platform/fields';

const emptyDetails: Readonly<Pick<Project, DetailField>> = {
	projectsLiveLink: '',
	projectTheme: '',
	frontend: '',
	backend: '',
	projectPrice: null,
	projectDelivery: '',
	projectFeature: [],
};

type HideableField<F> =
	F extends Field<infer Row, infer Value, infer Column>
		? Field<Row & { details: DetailSettings }, Value, Column>
		: never;

/** Makes detail fields read as empty if the owner has switched them off. */
export const hideWhenDisabled = <
	M extends Readonly<Partial<Record<DetailField, Field<never, unknown>>>>,
>(
	fields: M,
) =>
	Object.fromEntries(
		detailNames.flatMap((name) => {
			const key = detailFields[name];
			const field = fields[key];
			if (!field) return [];
			const read = (row: { details: DetailSettings }) =>
				row.details[name] === 'off' ? emptyDetails[key] : field.read(row as never);
			return [[key, { ...field, read }]];
		}),
	) as { readonly [Key in keyof M]: HideableField<M[Key]> };
