import type { Details } from '@sumu/contract';
import { component, presenterOrEmpty, type StoredRow, shapeOf } from '../../platform/fields';
import { details } from './component-presenter';

const fields = { details: component('details', details) };
const present = presenterOrEmpty(fields);
const shape = shapeOf(fields);

/** What the owner wants projects to say. */
export async function readDetails(): Promise<Details> {
	const row: StoredRow<typeof fields> | null = await strapi.db
		.query('api::site-setting.site-setting')
		.findOne(shape);
	return present(row).details;
}
