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

/** Kinds in the order in which who saves an entry locks what it names. */
const lockOrder = [
	'api::service.service',
	'api::project.project',
	'api::blog.blog',
	'api::review.review',
	'api::skill.skill',
] as const satisfies DemoUid[];

/** Those that nobody has changed since they were compared, and nobody will. */
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
 * Removes what was seeded and never changed, and has settings fall back that still say the demo's words;
 * what is to be kept becomes the owner's. To compare takes long, so it is looked at once more on locked rows.
 * @returns how many entries are gone
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
