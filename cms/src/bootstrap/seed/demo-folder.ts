import type { Core } from '@strapi/strapi';

const name = 'Demo';

/** The folder of the media library that holds the demo pictures; made where there is none. */
export async function demoFolder(strapi: Core.Strapi): Promise<number> {
	const found = await strapi.db
		.query('plugin::upload.folder')
		.findOne({ where: { name, parent: null } });
	const folder =
		found ?? (await strapi.plugin('upload').service('folder').create({ name, parent: null }));
	return folder.id;
}
