import type { Core } from '@strapi/strapi';
import type { DemoContent, DemoKeep } from '@sumu/contract';
import { whatShows } from '../api/image/shown-by';
import { lockDocuments, type Transaction } from '../platform/documents/lock';
import { timesOf } from '../platform/documents/snapshot';
import { foundFolder } from './demo-folder';
import type { DemoUid } from './documents';
import { demoEntries, settingsToFallBack, type Unchanged } from './left';
import { noteRemoval } from './memory';
import { storedPictures } from './pictures';

const settings = 'api::site-setting.site-setting';

/** Returns the demo content that could be removed now, and the entries that were changed. */
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

/** Removes demo pictures that nothing shows any more, and the folder once it is empty. */
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

/** Content types in lock order: saving an entry locks it before the entries that it refers to. */
const lockOrder = [
	'api::service.service',
	'api::project.project',
	'api::blog.blog',
	'api::review.review',
	'api::skill.skill',
] as const satisfies DemoUid[];

/** Locks the entries, and returns those that have not changed since the comparison. */
async function locked(trx: Transaction, unchanged: readonly Unchanged[]): Promise<Unchanged[]> {
	for (const kind of lockOrder) {
		const ofKind = unchanged.filter(({ uid }) => uid === kind);
		await lockDocuments(
			trx,
			kind,
			ofKind.map(({ documentId }) => documentId),
		);
	}
	const still: Unchanged[] = [];
	for (const one of unchanged) {
		const now = await timesOf(one.uid, one.documentId);
		if (now?.updatedAt === one.updatedAt) still.push(one);
	}
	return still;
}

async function letFallBack(strapi: Core.Strapi, leaving: readonly string[], kept: string[]) {
	const fallen = await settingsToFallBack(strapi, leaving);
	for (const name of kept) delete fallen?.data[name];
	if (fallen && Object.keys(fallen.data).length > 0)
		await strapi.documents(settings).update(fallen);
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
	const { unchanged } = await demoEntries(strapi);
	const isKept = ({ documentId }: Unchanged) => keep.includes(documentId);
	const removed = await strapi.db.transaction(async ({ trx }) => {
		await lockDocuments(trx, settings);
		const leaving = await locked(
			trx,
			unchanged.filter((one) => !isKept(one)),
		);
		const ids = leaving.map(({ documentId }) => documentId);
		for (const { uid, documentId } of leaving) await strapi.documents(uid).delete({ documentId });
		await letFallBack(strapi, ids, keepSettings);
		await noteRemoval(
			strapi,
			unchanged.filter(isKept).map(({ documentId }) => documentId),
		);
		return ids.length;
	});
	await removePictures(strapi);
	return removed;
}
