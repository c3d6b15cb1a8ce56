import type { Core } from '@strapi/strapi';
import type { DemoContent } from '@sumu/contract';
import { foundFolder } from './demo-folder';
import { demoEntries, settingsToFallBack } from './left';
import { noteRemoval } from './memory';
import { type DemoFile, storedPictures } from './pictures';

const settings = 'api::site-setting.site-setting';

/** What of the demo could be removed now, and what somebody has made their own. */
export async function demoLeft(strapi: Core.Strapi): Promise<DemoContent> {
	const { entries, changed } = await demoEntries(strapi);
	const fallen = await settingsToFallBack(strapi);
	return {
		entries,
		changed,
		settings: Object.keys(fallen?.data ?? {}),
		pictures: (await storedPictures(strapi)).length,
	};
}

const hasText = async (uid: 'api::blog.blog' | 'api::project.project', where: object) =>
	(await strapi.db.query(uid).count({ where })) > 0;

async function isUsed({ id, hash }: DemoFile): Promise<boolean> {
	const row: { related?: unknown[] } | null = await strapi.db
		.query('plugin::upload.file')
		.findOne({ where: { id }, populate: { related: true } });
	if (row?.related?.some((user) => user !== null)) return true;
	const names = { $contains: hash };
	return (
		(await hasText('api::blog.blog', { description: names })) ||
		(await hasText('api::project.project', { story: names }))
	);
}

/** Those that nothing shows any more; the folder too, once it is empty. */
async function removePictures(strapi: Core.Strapi) {
	const upload = strapi.plugin('upload').service('upload');
	for (const picture of await storedPictures(strapi))
		if (!(await isUsed(picture))) await upload.remove(await upload.findOne(picture.id));
	const folder = await foundFolder(strapi);
	if (!folder) return;
	const rest = await strapi.db.query('plugin::upload.file').count({ where: { folder: folder.id } });
	if (rest === 0) await strapi.plugin('upload').service('folder').deleteByIds([folder.id]);
}

/**
 * Removes what was seeded and never changed, and has settings fall back that still say the demo's words.
 * @returns how many entries are gone
 */
export async function removeDemo(strapi: Core.Strapi): Promise<number> {
	const { entries, uids } = await demoEntries(strapi);
	const fallen = await settingsToFallBack(strapi);
	await strapi.db.transaction(async () => {
		for (const [index, { _id: documentId }] of entries.entries()) {
			const uid = uids[index];
			if (uid) await strapi.documents(uid).delete({ documentId });
		}
		if (fallen && Object.keys(fallen.data).length > 0)
			await strapi.documents(settings).update(fallen);
		await noteRemoval(strapi);
	});
	await removePictures(strapi);
	return entries.length;
}
