import type { DetailSettings, FieldRequirement } from '@sumu/contract';
import { createPresenterOrEmpty, getQueryOptions } from '../../platform/fields';
import { createSettingField } from './setting-fields';

const siteSettingUid = 'api::site-setting.site-setting';
const detailsFields = { details: createSettingField('details') };
const presentDetails = createPresenterOrEmpty(detailsFields);
const detailsShape = getQueryOptions(detailsFields);
const contactNumberField = createSettingField('contactNumber');

/** Reads which project details the owner uses and requires. */
export const readDetails = async (): Promise<DetailSettings> =>
	presentDetails(await strapi.db.query(siteSettingUid).findOne(detailsShape)).details;

/** Reads whether contact messages need a telephone number. */
export async function readContactNumber(): Promise<FieldRequirement> {
	const row = await strapi.db.query(siteSettingUid).findOne({ select: contactNumberField.select });
	return contactNumberField.read(row ?? { contactNumber: null });
}
