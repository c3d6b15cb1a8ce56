import type { Core, UID } from '@strapi/strapi';
import { openResources } from '../access/open-resources';
import { contentChanged } from '../platform/purge/changes';
import type { DeletedRow } from '../platform/purge/removed';

/** Content types that visitors' pages depend on: everything public, and its pictures. */
function shown(strapi: Core.Strapi): UID.Schema[] {
	const types = Object.values(strapi.contentTypes)
		.map(({ uid }) => uid)
		.filter((uid) => openResources.some((name) => uid === `api::${name}.${name}`));
	return [...types, 'plugin::upload.file'];
}

interface Deleted {
	model: { uid: string };
	result?: { documentId?: string; hash?: string };
}

/**
 * Notifies the site of every change to public content, from the panel, the API or a timer. Within a transaction it
 * waits for the commit: the site must not read the old content.
 */
export function registerPurgeNotices(strapi: Core.Strapi) {
	const notice = async (deleted?: DeletedRow) => {
		const tell = () => contentChanged(deleted);
		if (!strapi.db.inTransaction()) return tell();
		await strapi.db.transaction(({ onCommit }) => onCommit(tell));
	};
	const changed = () => notice();
	strapi.db.lifecycles.subscribe({
		models: shown(strapi),
		afterCreate: changed,
		afterUpdate: changed,
		afterDelete: ({ model, result }: Deleted) => notice({ uid: model.uid, ...result }),
		afterCreateMany: changed,
		afterUpdateMany: changed,
		afterDeleteMany: ({ model }: Deleted) => notice({ uid: model.uid }),
	});
	/** Purge once at start: the site may have missed changes. */
	contentChanged();
}
