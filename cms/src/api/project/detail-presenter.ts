import {
	type DetailField,
	type Details,
	detailFields,
	detailNames,
	type Project,
} from '@sumu/contract';
import type { Field } from '../../platform/fields';

const nothing: Readonly<Pick<Project, DetailField>> = {
	projectsLiveLink: '',
	projectTheme: '',
	frontend: '',
	backend: '',
	projectPrice: null,
	projectDelivery: '',
	projectFeature: [],
};

type Detailed<F> =
	F extends Field<infer Row, infer Value, infer Column>
		? Field<Row & { details: Details }, Value, Column>
		: never;

/** Makes detail fields read as empty if the owner has switched them off. */
export const unlessOff = <M extends Readonly<Partial<Record<DetailField, Field<never, unknown>>>>>(
	fields: M,
) =>
	Object.fromEntries(
		detailNames.flatMap((name) => {
			const key = detailFields[name];
			const field = fields[key];
			if (!field) return [];
			const read = (row: { details: Details }) =>
				row.details[name] === 'off' ? nothing[key] : field.read(row as never);
			return [[key, { ...field, read }]];
		}),
	) as { readonly [Key in keyof M]: Detailed<M[Key]> };
