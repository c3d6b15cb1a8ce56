import type { Core } from '@strapi/strapi';
import { customFields } from '../admin/fields/custom-fields';

/** Makes our panel's own fields known, so that `schema.json` may name them. */
export function registerCustomFields(strapi: Core.Strapi) {
	strapi.customFields.register(customFields.map(({ name, type }) => ({ name, type })));
}
