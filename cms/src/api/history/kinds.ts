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
	/** Of the settings, which have one row, the id that their calls give them leads to it. */
	idOf: (id: string) => Promise<string>;
	/** What is written last. */
	one: (documentId: string) => Promise<Entry | Site>;
	/** The same with this content. */
	was: (documentId: string, content: Content) => Promise<Entry | Site>;
}

const site: Kind = {
	uid: 'api::site-setting.site-setting',
	fields: ownedSiteFields,
	idOf: async (id) => found(id === 'site' ? await readSite() : null).documentId,
	one: async () => presentOwnedSite(await readSite()),
	was: async (_, content) => presentOwnedSite({ ...found(await readSite()), ...content }),
};

/** @throws NotFoundError where there is no such document */
export function historyOf(kind: HistoryKind): Kind {
	if (kind === 'site') return site;
	const { one, ...rest } = kinds[kind];
	return { ...rest, one, idOf: async (id) => (await one(id))._id };
}
