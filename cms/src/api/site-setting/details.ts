import type { Demand, Details } from '@sumu/contract';
import { component, presenterOrEmpty, type StoredRow, shapeOf } from '../../platform/fields';
import { contactNumber, details } from './component-presenter';

const uid = 'api::site-setting.site-setting';
const fields = { details: component('details', details) };
const present = presenterOrEmpty(fields);
const shape = shapeOf(fields);

/** Reads which project details the owner uses and requires. */
export async function readDetails(): Promise<Details> {
	const row: StoredRow<typeof fields> | null = await strapi.db.query(uid).findOne(shape);
	return present(row).details;
}

/** Reads whether contact messages need a telephone number. */
export async function readContactNumber(): Promise<Demand> {
	const row = await strapi.db.query(uid).findOne({ select: contactNumber.select });
	return contactNumber.read(row ?? { contactNumber: null });
}
