import type { Core } from '@strapi/strapi';
import { type Section, sectionSchema } from '@sumu/contract';
import * as z from 'zod/mini';

const uid = 'api::site-setting.site-setting';
const component = 'site.section';

const store = (strapi: Core.Strapi) =>
	strapi.store({ type: 'core', name: 'sumu', key: 'earlier-sections' });

/**
 * Restores an earlier release's home page sections, which its migration saved because their tables are created later.
 * Adds no version of the settings, because the texts stay the same.
 */
export async function bringSections(strapi: Core.Strapi) {
	const kept = z.array(sectionSchema).safeParse(await store(strapi).get({})).data;
	if (!kept) return;
	const site = await strapi.db.query(uid).findOne({ select: ['id'] });
	await strapi.db.transaction(async ({ trx }) => {
		const links = [];
		for (const section of site ? kept : []) {
			const { id } = await strapi.db.query(component).create({ data: section satisfies Section });
			links.push({
				entity_id: site.id,
				cmp_id: id,
				component_type: component,
				field: 'sections',
				order: links.length + 1,
			});
		}
		if (links.length > 0)
			await strapi.db.getConnection('site_settings_cmps').insert(links).transacting(trx);
		await store(strapi).delete({});
	});
}
