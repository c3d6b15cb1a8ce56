import type { StrapiApp } from '@strapi/strapi/admin';
import { type CustomFieldName, customFields } from './custom-fields';

type Input = Parameters<StrapiApp['customFields']['register']>[0] extends
	| (infer Each)[]
	| infer Each
	? Each
	: never;

const inputLoaders: Record<CustomFieldName, () => Promise<{ default: unknown }>> = {
	'teaser-icon': () => import('./icon-picker'),
	category: async () => ({ default: (await import('./owners-list')).Category }),
	'skill-group': async () => ({ default: (await import('./owners-list')).SkillGroup }),
	tags: () => import('./tags'),
};

/** Registers the inputs of the custom fields, which `schema.json` refers to. */
export function registerFields({ customFields: registry }: StrapiApp) {
	for (const { name, type, label, description } of customFields)
		registry.register({
			name,
			type,
			intlLabel: { id: `sumu.field.${name}`, defaultMessage: label },
			intlDescription: { id: `sumu.field.${name}.description`, defaultMessage: description },
			components: { Input: inputLoaders[name] },
		} as Input);
}
