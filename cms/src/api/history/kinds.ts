import type { UID } from '@strapi/strapi';
import type { Entry, HistoryKind, Site } from '@sumu/contract';
import type { Content } from '../../platform/documents/snapshot';
import type { FieldMap } from '../../platform/fields';
import { found } from '../../platform/lib/found';
import { kinds } from '../entry/kinds';
import { ownedSiteFields, presentOwnedSite } from '../site-setting/presenter';
import { readSite } from '../site-setting/row';

interface Kind {
	uid: UID.ContentType;
	fields: FieldMap;
	/** Resolves the id used in calls to a document id; the settings, a single row, have the id `site`. */
	idOf: (id: string) => Promise<string>;
	/** Returns the latest saved content. */
	one: (documentId: string) => Promise<Entry | Site>;
	/** Returns the document with the content of a version. */
	was: (documentId: string, content: Content) => Promise<Entry | Site>;
}

const site: Kind = {
	uid: 'api::site-setting.site-setting',
	fields: ownedSiteFields,
	idOf: async (id) => found(id === 'site' ? await readSite() : null).documentId,
	one: async () => presentOwnedSite(await readSite()),
	was: async (_, content) => presentOwnedSite({ ...found(await readSite()), ...content }),
};

/**
 * Returns the readers for a kind of document.
 * @throws NotFoundError (from the readers) if there is no such document
 */
export function historyOf(kind: HistoryKind): Kind {
	if (kind === 'site') return site;
	const { one, ...rest } = kinds[kind];
	return { ...rest, one, idOf: async (id) => (await one(id))._id };
}
