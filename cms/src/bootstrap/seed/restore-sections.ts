import type { Core } from '@strapi/strapi';
import { type HomeSection, sectionSchema } from '@sumu/contract';
import * as z from 'zod/mini';

const siteSettingUid = 'api::site-setting.site-setting';
const sectionUid = 'site.section';

const getSectionsStore = (strapi: Core.Strapi) =>
	strapi.store({ type: 'core', name: 'sumu', key: 'earlier-sections' });

/**
 * Restores an earlier release's home page sections, which its migration saved because their tables are created later.
 * Adds no version of the settings, because the texts stay the same.
 */
export async function restoreSections(strapi: Core.Strapi) {
	const savedSections = z
		.array(sectionSchema)
		.safeParse(await getSectionsStore(strapi).get({})).data;
	if (!savedSections) return;
	const site = await strapi.db.query(siteSettingUid).findOne({ select: ['id'] });
	await strapi.db.transaction(async ({ trx }) => {
		const links = [];
		for (const section of site ? savedSections : []) {
			const { id } = await strapi.db
				.query(sectionUid)
				.create({ data: section satisfies HomeSection });
			links.push({
				entity_id: site.id,
				cmp_id: id,
				component_type: sectionUid,
				field: 'sections',
				order: links.length + 1,
			});
		}
		if (links.length > 0)
			await strapi.db.getConnection('site_settings_cmps').insert(links).transacting(trx);
		await getSectionsStore(strapi).delete({});
	});
}
