import type { Core } from '@strapi/strapi';
import type { SiteTexts } from '../../demo/content/types';
import { toContactColumns } from '../api/site-setting/columns';
import type { DocumentData } from '../platform/fields';
import { defaultSite } from './default-site';
import type { PictureIds } from './pictures';

const siteSettingUid = 'api::site-setting.site-setting';
const toTextRows = (texts: readonly string[]) => texts.map((text) => ({ text }));

/** Maps the settings to their columns. */
export function siteData(site: SiteTexts, pictures: PictureIds): DocumentData {
	const picture = (name: string | null) => (name === null ? null : pictures.get(name));
	return {
		...site,
		headlines: toTextRows(site.headlines),
		aboutSkills: toTextRows(site.aboutSkills),
		categories: toTextRows(site.categories),
		skillGroups: toTextRows(site.skillGroups),
		heroPicture: picture(site.heroPicture),
		portrait: picture(site.portrait),
		contact: toContactColumns(site.contact),
		development: { ...site.development, picture: picture(site.development.picture) },
		brand: {
			...site.brand,
			logo: picture(site.brand.logo),
			icon: picture(site.brand.icon),
			footerMark: picture(site.brand.footerMark),
			border: picture(site.brand.border),
			lost: picture(site.brand.lost),
		},
		seo: { ...site.seo, picture: picture(site.seo.picture) },
	};
}

export const createSiteSetting = (strapi: Core.Strapi, site: SiteTexts, pictures: PictureIds) =>
	strapi.documents(siteSettingUid).create({ data: siteData(site, pictures) });

export async function ensureSiteSetting(strapi: Core.Strapi) {
	if ((await strapi.db.query(siteSettingUid).count()) > 0) return;
	await createSiteSetting(strapi, defaultSite(), new Map());
}
