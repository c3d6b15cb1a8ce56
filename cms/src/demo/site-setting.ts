import type { Core } from '@strapi/strapi';
import type { SiteTexts } from '../../demo/content/types';
import { contactColumns } from '../api/site-setting/contact-columns';
import type { Data } from '../platform/fields';
import { defaultSite } from './default-site';
import type { PictureIds } from './pictures';

const uid = 'api::site-setting.site-setting';
const lines = (texts: readonly string[]) => texts.map((text) => ({ text }));

/** Maps the settings to their columns. */
export function siteData(site: SiteTexts, pictures: PictureIds): Data {
	const picture = (name: string | null) => (name === null ? null : pictures.get(name));
	return {
		...site,
		headlines: lines(site.headlines),
		aboutSkills: lines(site.aboutSkills),
		categories: lines(site.categories),
		skillGroups: lines(site.skillGroups),
		heroPicture: picture(site.heroPicture),
		portrait: picture(site.portrait),
		contact: contactColumns(site.contact),
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
	strapi.documents(uid).create({ data: siteData(site, pictures) });

export async function ensureSiteSetting(strapi: Core.Strapi) {
	if ((await strapi.db.query(uid).count()) > 0) return;
	await createSiteSetting(strapi, defaultSite(), new Map());
}
