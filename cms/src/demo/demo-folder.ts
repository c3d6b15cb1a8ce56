import type { Core } from '@strapi/strapi';

const demoFolderName = 'Demo';

/** Returns the folder of the demo pictures, if it exists. */
export const findDemoFolder = (strapi: Core.Strapi): Promise<{ id: number } | null> =>
	strapi.db
		.query('plugin::upload.folder')
		.findOne({ where: { name: demoFolderName, parent: null } });

/** Returns the media library folder of the demo pictures, and creates it if missing. */
export async function ensureDemoFolder(strapi: Core.Strapi): Promise<number> {
	const folder =
		(await findDemoFolder(strapi)) ??
		(await strapi
			.plugin('upload')
			.service('folder')
			.create({ name: demoFolderName, parent: null }));
	return folder.id;
}
