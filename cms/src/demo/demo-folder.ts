import type { Core } from '@strapi/strapi';

const name = 'Demo';

/** The same where there is one. */
export const foundFolder = (strapi: Core.Strapi): Promise<{ id: number } | null> =>
	strapi.db.query('plugin::upload.folder').findOne({ where: { name, parent: null } });

/** The folder of the media library that holds the demo pictures; made where there is none. */
export async function demoFolder(strapi: Core.Strapi): Promise<number> {
	const folder =
		(await foundFolder(strapi)) ??
		(await strapi.plugin('upload').service('folder').create({ name, parent: null }));
	return folder.id;
}
