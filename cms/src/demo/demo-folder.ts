import type { Core } from '@strapi/strapi';

const name = 'Demo';

/** Returns the folder of the demo pictures, if it exists. */
export const foundFolder = (strapi: Core.Strapi): Promise<{ id: number } | null> =>
	strapi.db.query('plugin::upload.folder').findOne({ where: { name, parent: null } });

/** Returns the media library folder of the demo pictures, and creates it if missing. */
export async function demoFolder(strapi: Core.Strapi): Promise<number> {
	const folder =
		(await foundFolder(strapi)) ??
		(await strapi.plugin('upload').service('folder').create({ name, parent: null }));
	return folder.id;
}
