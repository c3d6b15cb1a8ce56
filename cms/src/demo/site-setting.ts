import type { Core } from '@strapi/strapi';
import { newSiteSettings, type SiteUpdateBody } from '@sumu/contract';
import { toSiteColumns } from '../api/site-setting/columns';
import type { DocumentData } from '../platform/fields';
import type { PictureIds } from './pictures';

const siteSettingUid = 'api::site-setting.site-setting';

/** Maps the settings to their columns. */
export const siteData = (site: SiteUpdateBody, pictures: PictureIds): Promise<DocumentData> =>
	toSiteColumns(site, (name) => pictures.get(name));

export const createSiteSetting = async (
	strapi: Core.Strapi,
	site: SiteUpdateBody,
	pictures: PictureIds,
) => strapi.documents(siteSettingUid).create({ data: await siteData(site, pictures) });

export async function ensureSiteSetting(strapi: Core.Strapi) {
	if ((await strapi.db.query(siteSettingUid).count()) > 0) return;
	await createSiteSetting(strapi, newSiteSettings(), new Map());
}
