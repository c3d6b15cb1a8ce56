import type { Core } from '@strapi/strapi';
import { customFields } from '../admin/fields/custom-fields';

/** Registers our custom fields of the panel, so that `schema.json` can use them. */
export function registerCustomFields(strapi: Core.Strapi) {
	strapi.customFields.register(customFields.map(({ name, type }) => ({ name, type })));
}
