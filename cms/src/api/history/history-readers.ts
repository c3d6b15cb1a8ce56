import type { UID } from '@strapi/strapi';
import { type ContentEntry, type HistoryKind, type Site, toEntryUid } from '@sumu/contract';
import type { DocumentContent } from '../../platform/documents/document-state';
import type { FieldMap } from '../../platform/fields';
import { orNotFound } from '../../platform/lib/http-errors';
import { contentKinds } from '../entry/content-kinds';
import { ownedSiteFields, presentOwnedSite } from '../site-setting/presenter';
import { readSite } from '../site-setting/read-site';

interface HistoryReaders {
	uid: UID.ContentType;
	fields: FieldMap;
	/** Resolves the id used in calls to a document id; the settings, a single row, have the id `siteReaders`. */
	idOf: (id: string) => Promise<string>;
	/** Returns the latest saved content. */
	one: (documentId: string) => Promise<ContentEntry | Site>;
	/** Returns the document with the content of a version. */
	was: (documentId: string, content: DocumentContent) => Promise<ContentEntry | Site>;
}

const siteReaders: HistoryReaders = {
	uid: 'api::site-setting.site-setting',
	fields: ownedSiteFields,
	idOf: async (id) => orNotFound(id === 'site' ? await readSite() : null).documentId,
	one: async () => presentOwnedSite(await readSite()),
	was: async (_, content) => presentOwnedSite({ ...orNotFound(await readSite()), ...content }),
};

/**
 * Returns the readers for a kind of document.
 * @throws NotFoundError (from the readers) if there is no such document
 */
export function historyOf(kind: HistoryKind): HistoryReaders {
	if (kind === 'site') return siteReaders;
	const readers = contentKinds[kind];
	return { ...readers, uid: toEntryUid(kind), idOf: async (id) => (await readers.one(id))._id };
}
