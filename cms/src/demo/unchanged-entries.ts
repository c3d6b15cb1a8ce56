import type { Core } from '@strapi/strapi';
import {
	type DemoContent,
	type EntryKind,
	type EntryUid,
	mapEntryUids,
	newSiteSettings,
} from '@sumu/contract';
import { demoSite } from '../../demo/content/site-setting';
import { type PageKind, pageTypes, slugFor } from '../platform/addresses/slugs';
import { getDocumentState } from '../platform/documents/document-state';
import type { DocumentData } from '../platform/fields';
import { isDemoRemoved, readKeptEntryIds } from './demo-flags';
import { demoDocuments } from './documents';
import { deepEquals, mergeDefaults } from './merge-defaults';
import { findDemoFolder, findStoredPictures, idsOf } from './pictures';
import { siteData } from './site-setting';

const siteSettingUid = 'api::site-setting.site-setting';

const titleColumns = mapEntryUids(({ title }) => title);

const toContentKind = (uid: EntryUid) => uid.split('.')[1] as EntryKind;

const isAddressed = (kind: string): kind is PageKind => Object.hasOwn(pageTypes, kind);

/** Slug that an entry gets automatically, if its type has slugs. */
const ownAddress = (uid: EntryUid, name: string): DocumentData => {
	const kind = toContentKind(uid);
	return isAddressed(kind) ? { slug: slugFor(kind, name) } : {};
};

/** Returns the ids of entries that have the name of a demo entry. */
const findDocumentIdsByName = async (uid: EntryUid, name: string): Promise<string[]> =>
	(
		await strapi.db.query(uid).findMany({
			select: ['documentId'],
			where: { [titleColumns[uid]]: name, publishedAt: { $null: true } },
			orderBy: { id: 'asc' },
		})
	).map(({ documentId }: { documentId: string }) => documentId);

/** Entry with the time of its last change when it was compared with the demo's. */
export interface UnchangedEntry {
	uid: EntryUid;
	documentId: string;
	updatedAt: string;
}

interface DemoComparison extends Pick<DemoContent, 'entries' | 'changed'> {
	unchanged: UnchangedEntry[];
}

/** Returns the demo's entries, unchanged and changed ones apart, without those that the owner has kept. */
export async function compareDemoEntries(strapi: Core.Strapi): Promise<DemoComparison> {
	const ids = new Map<string, string>();
	const comparison: DemoComparison = { entries: [], changed: [], unchanged: [] };
	const keptIds = new Set(await readKeptEntryIds(strapi));
	const pictures = idsOf(await findStoredPictures(strapi));
	const all = demoDocuments(strapi, pictures, (uid, name) => ids.get(`${uid} ${name}`));
	for await (const { uid, name, data } of all) {
		const matchingIds = await findDocumentIdsByName(uid, name);
		for (const _id of matchingIds) {
			if (!ids.has(`${uid} ${name}`)) ids.set(`${uid} ${name}`, _id);
			if (keptIds.has(_id)) continue;
			const now = await getDocumentState(uid, _id);
			const isSame = now !== null && deepEquals({ ...ownAddress(uid, name), ...data }, now.content);
			comparison[isSame ? 'entries' : 'changed'].push({ kind: toContentKind(uid), _id, name });
			if (isSame) comparison.unchanged.push({ uid, documentId: _id, updatedAt: now.updatedAt });
		}
	}
	return comparison;
}

/** Returns the categories still in use after these entries are removed. */
async function findUsedCategories(strapi: Core.Strapi, removedIds: readonly string[]) {
	const rows: { category: string | null }[] = await strapi.db
		.query('api::project.project')
		.findMany({ select: ['category'], where: { documentId: { $notIn: removedIds } } });
	return new Set(rows.map(({ category }) => category));
}

/**
 * Returns the settings that fall back to a new site's values after these entries are removed; null if there is nothing
 * to reset.
 */
export async function findSettingsToReset(strapi: Core.Strapi, removedIds: readonly string[]) {
	const row = await strapi.db.query(siteSettingUid).findOne({ select: ['documentId'] });
	const now = row && (await getDocumentState(siteSettingUid, row.documentId));
	if (!now || !(await findDemoFolder(strapi)) || (await isDemoRemoved(strapi))) return null;
	const usedCategories = await findUsedCategories(strapi, removedIds);
	const categories = demoSite.categories.filter((name) => !usedCategories.has(name));
	const pictures = idsOf(await findStoredPictures(strapi));
	const demo = await siteData({ ...demoSite, categories }, pictures);
	const fresh = await siteData(newSiteSettings(), new Map());
	const data: DocumentData = {};
	for (const [name, value] of Object.entries(now.content)) {
		if (!(name in demo)) continue;
		const next = mergeDefaults(demo[name], fresh[name] ?? null, value);
		if (next !== value) data[name] = next;
	}
	return { documentId: row.documentId as string, data };
}
