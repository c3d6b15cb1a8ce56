import type { DetailSettings, FieldRequirement } from '@sumu/contract';
import {
	componentField,
	createPresenterOrEmpty,
	getQueryOptions,
	type StoredRow,
} from '../../platform/fields';
import { contactNumberField, detailDemandFields } from './component-presenter';

const siteSettingUid = 'api::site-setting.site-setting';
const detailsFields = { details: componentField('details', detailDemandFields) };
const presentDetails = createPresenterOrEmpty(detailsFields);
const detailsShape = getQueryOptions(detailsFields);

/** Reads which project details the owner uses and requires. */
export async function readDetails(): Promise<DetailSettings> {
	const row: StoredRow<typeof detailsFields> | null = await strapi.db
		.query(siteSettingUid)
		.findOne(detailsShape);
	return presentDetails(row).details;
}

/** Reads whether contact messages need a telephone number. */
export async function readContactNumber(): Promise<FieldRequirement> {
	const row = await strapi.db.query(siteSettingUid).findOne({ select: contactNumberField.select });
	return contactNumberField.read(row ?? { contactNumber: null });
}
