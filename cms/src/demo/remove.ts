import type { Core } from '@strapi/strapi';
import type { DemoContent, DemoKeep } from '@sumu/contract';
import { whatShows } from '../api/image/shown-by';
import { foundFolder } from './demo-folder';
import { demoEntries, settingsToFallBack } from './left';
import { noteRemoval } from './memory';
import { storedPictures } from './pictures';

const settings = 'api::site-setting.site-setting';

/** What of the demo could be removed now, and what somebody has made their own. */
export async function demoLeft(strapi: Core.Strapi): Promise<DemoContent> {
	const { entries, changed } = await demoEntries(strapi);
	const leaving = entries.map(({ _id }) => _id);
	const fallen = await settingsToFallBack(strapi, leaving);
	return {
		entries,
		changed,
		settings: Object.keys(fallen?.data ?? {}),
		pictures: (await storedPictures(strapi)).map(({ name }) => name),
	};
}

/** Those that nothing shows any more; the folder too, once it is empty. */
async function removePictures(strapi: Core.Strapi) {
	const upload = strapi.plugin('upload').service('upload');
	for (const picture of await storedPictures(strapi))
		if ((await whatShows(picture)).length === 0)
			await upload.remove(await upload.findOne(picture.id));
	const folder = await foundFolder(strapi);
	if (!folder) return;
	const rest = await strapi.db.query('plugin::upload.file').count({ where: { folder: folder.id } });
	if (rest === 0) await strapi.plugin('upload').service('folder').deleteByIds([folder.id]);
}

/**
 * Removes what was seeded and never changed, and has settings fall back that still say the demo's words;
 * what is to be kept becomes the owner's.
 * @returns how many entries are gone
 */
export async function removeDemo(
	strapi: Core.Strapi,
	{ keep, keepSettings }: DemoKeep = { keep: [], keepSettings: [] },
): Promise<number> {
	const { entries, uids } = await demoEntries(strapi);
	const ids = entries.map(({ _id }) => _id);
	const kept = ids.filter((id) => keep.includes(id));
	const leaving = ids.filter((id) => !keep.includes(id));
	const fallen = await settingsToFallBack(strapi, leaving);
	for (const name of keepSettings) delete fallen?.data[name];
	await strapi.db.transaction(async () => {
		for (const [index, documentId] of ids.entries()) {
			const uid = uids[index];
			if (uid && !kept.includes(documentId)) await strapi.documents(uid).delete({ documentId });
		}
		if (fallen && Object.keys(fallen.data).length > 0)
			await strapi.documents(settings).update(fallen);
		await noteRemoval(strapi, kept);
	});
	await removePictures(strapi);
	return ids.length - kept.length;
}
