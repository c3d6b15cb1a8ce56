import type { Core } from '@strapi/strapi';
import type { DemoContent } from '@sumu/contract';
import { demoSite } from '../../demo/content/site-setting';
import { type Addressed, addressed, slugFor } from '../platform/addresses/kinds';
import { standing } from '../platform/documents/snapshot';
import type { Data } from '../platform/fields';
import { isAlike } from './alike';
import { defaultSite } from './default-site';
import { foundFolder } from './demo-folder';
import { type DemoUid, demoDocuments } from './documents';
import { fallBack } from './fall-back';
import { isRemoved, keptEntries } from './memory';
import { idsOf, storedPictures } from './pictures';
import { siteData } from './site-setting';

const settings = 'api::site-setting.site-setting';

export const columnOfName: Readonly<Record<DemoUid, string>> = {
	'api::project.project': 'projectsName',
	'api::blog.blog': 'topic',
	'api::service.service': 'servicesHeader',
	'api::skill.skill': 'skillName',
	'api::review.review': 'UserName',
};

const kindOf = (uid: DemoUid) => uid.split('.')[1] as DemoContent['entries'][number]['kind'];

const isAddressed = (kind: string): kind is Addressed => Object.hasOwn(addressed, kind);

/** Slug that an entry gets automatically, if its type has slugs. */
const ownAddress = (uid: DemoUid, name: string): Data => {
	const kind = kindOf(uid);
	return isAddressed(kind) ? { slug: slugFor(kind, name) } : {};
};

/** Returns the ids of entries that have the name of a demo entry. */
const named = async (uid: DemoUid, name: string): Promise<string[]> =>
	(
		await strapi.db.query(uid).findMany({
			select: ['documentId'],
			where: { [columnOfName[uid]]: name, publishedAt: { $null: true } },
			orderBy: { id: 'asc' },
		})
	).map(({ documentId }: { documentId: string }) => documentId);

/** Entry with the time of its last change when it was compared with the demo's. */
export interface Unchanged {
	uid: DemoUid;
	documentId: string;
	updatedAt: string;
}

interface Left extends Pick<DemoContent, 'entries' | 'changed'> {
	unchanged: Unchanged[];
}

/** Returns the demo's entries, unchanged and changed ones apart, without those that the owner has kept. */
export async function demoEntries(strapi: Core.Strapi): Promise<Left> {
	const ids = new Map<string, string>();
	const left: Left = { entries: [], changed: [], unchanged: [] };
	const kept = new Set(await keptEntries(strapi));
	const pictures = idsOf(await storedPictures(strapi));
	const all = demoDocuments(strapi, pictures, (uid, name) => ids.get(`${uid} ${name}`));
	for await (const { uid, name, data } of all) {
		const there = await named(uid, name);
		for (const _id of there) {
			if (!ids.has(`${uid} ${name}`)) ids.set(`${uid} ${name}`, _id);
			if (kept.has(_id)) continue;
			const now = await standing(uid, _id);
			const isSame = now !== null && isAlike({ ...ownAddress(uid, name), ...data }, now.content);
			left[isSame ? 'entries' : 'changed'].push({ kind: kindOf(uid), _id, name });
			if (isSame) left.unchanged.push({ uid, documentId: _id, updatedAt: now.updatedAt });
		}
	}
	return left;
}

/** Returns the categories still in use after these entries are removed. */
async function stillUsed(strapi: Core.Strapi, leaving: readonly string[]) {
	const rows: { category: string | null }[] = await strapi.db
		.query('api::project.project')
		.findMany({ select: ['category'], where: { documentId: { $notIn: leaving } } });
	return new Set(rows.map(({ category }) => category));
}

/**
 * Returns the settings that fall back to a new site's values after these entries are removed; null if there is nothing
 * to reset.
 */
export async function settingsToFallBack(strapi: Core.Strapi, leaving: readonly string[]) {
	const row = await strapi.db.query(settings).findOne({ select: ['documentId'] });
	const now = row && (await standing(settings, row.documentId));
	if (!now || !(await foundFolder(strapi)) || (await isRemoved(strapi))) return null;
	const used = await stillUsed(strapi, leaving);
	const categories = demoSite.categories.filter((name) => !used.has(name));
	const demo = siteData({ ...demoSite, categories }, idsOf(await storedPictures(strapi)));
	const fresh = siteData(defaultSite(), new Map());
	const data: Data = {};
	for (const [name, value] of Object.entries(now.content)) {
		if (!(name in demo)) continue;
		const next = fallBack(demo[name], fresh[name] ?? null, value);
		if (next !== value) data[name] = next;
	}
	return { documentId: row.documentId as string, data };
}
