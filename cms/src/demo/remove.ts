import type { Core } from '@strapi/strapi';
import type { DemoContent, DemoKeep, EntryUid } from '@sumu/contract';
import { findUsagesOf } from '../api/image/picture-usages';
import { deletePermanently } from '../api/trash/move-to-trash';
import { getDocumentTimes } from '../platform/documents/document-state';
import { lockDocuments, type Transaction } from '../platform/documents/lock';
import { recordDemoRemoval } from './demo-flags';
import { findDemoFolder, findStoredPictures } from './pictures';
import { compareDemoEntries, findSettingsToReset, type UnchangedEntry } from './unchanged-entries';

const siteSettingUid = 'api::site-setting.site-setting';

/** Returns the demo content that could be removed now, and the entries that were changed. */
export async function getDemoContent(strapi: Core.Strapi): Promise<DemoContent> {
	const { entries, changed: changedEntries } = await compareDemoEntries(strapi);
	const removableIds = entries.map(({ _id }) => _id);
	const settingsUpdate = await findSettingsToReset(strapi, removableIds);
	return {
		entries,
		changed: changedEntries,
		settings: Object.keys(settingsUpdate?.data ?? {}),
		pictures: (await findStoredPictures(strapi)).map(({ name }) => name),
	};
}

/** Removes demo pictures that nothing shows any more, and the folder once it is empty. */
async function removePictures(strapi: Core.Strapi) {
	const upload = strapi.plugin('upload').service('upload');
	for (const picture of await findStoredPictures(strapi))
		if ((await findUsagesOf(picture)).length === 0)
			await upload.remove(await upload.findOne(picture.id));
	const folder = await findDemoFolder(strapi);
	if (!folder) return;
	const rest = await strapi.db.query('plugin::upload.file').count({ where: { folder: folder.id } });
	if (rest === 0) await strapi.plugin('upload').service('folder').deleteByIds([folder.id]);
}

/** Content types in lock order: saving an entry locks it before the entries that it refers to. */
const lockOrder = [
	'api::service.service',
	'api::project.project',
	'api::blog.blog',
	'api::review.review',
	'api::skill.skill',
] as const satisfies EntryUid[];

/** Locks the entries, and returns those that have not changed since the comparison. */
async function lockUnchangedEntries(
	trx: Transaction,
	unchangedEntries: readonly UnchangedEntry[],
): Promise<UnchangedEntry[]> {
	for (const kind of lockOrder) {
		const ofKind = unchangedEntries.filter(({ uid }) => uid === kind);
		await lockDocuments(
			trx,
			kind,
			ofKind.map(({ documentId }) => documentId),
		);
	}
	const stillUnchanged: UnchangedEntry[] = [];
	for (const one of unchangedEntries) {
		const now = await getDocumentTimes(one.uid, one.documentId);
		if (now?.updatedAt === one.updatedAt) stillUnchanged.push(one);
	}
	return stillUnchanged;
}

async function resetDemoSettings(
	strapi: Core.Strapi,
	removedIds: readonly string[],
	keptSettings: string[],
) {
	const settingsUpdate = await findSettingsToReset(strapi, removedIds);
	for (const name of keptSettings) delete settingsUpdate?.data[name];
	if (settingsUpdate && Object.keys(settingsUpdate.data).length > 0)
		await strapi.documents(siteSettingUid).update(settingsUpdate);
}

/**
 * Removes unchanged demo entries, and resets settings that still equal the demo's to a new site's; kept entries become
 * the owner's. The comparison takes long, so it is checked again on locked rows.
 * @returns the number of removed entries
 */
export async function removeDemo(
	strapi: Core.Strapi,
	{ keep, keepSettings }: DemoKeep = { keep: [], keepSettings: [] },
): Promise<number> {
	const { unchanged: unchangedEntries } = await compareDemoEntries(strapi);
	const isKept = ({ documentId }: UnchangedEntry) => keep.includes(documentId);
	const removedCount = await strapi.db.transaction(async ({ trx }) => {
		await lockDocuments(trx, siteSettingUid);
		const lockedEntries = await lockUnchangedEntries(
			trx,
			unchangedEntries.filter((one) => !isKept(one)),
		);
		const ids = lockedEntries.map(({ documentId }) => documentId);
		for (const { uid, documentId } of lockedEntries)
			await deletePermanently(() => strapi.documents(uid).delete({ documentId }));
		await resetDemoSettings(strapi, ids, keepSettings);
		await recordDemoRemoval(
			strapi,
			unchangedEntries.filter(isKept).map(({ documentId }) => documentId),
		);
		return ids.length;
	});
	await removePictures(strapi);
	return removedCount;
}
