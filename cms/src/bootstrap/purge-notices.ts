import type { Core, UID } from '@strapi/strapi';
import { openResources } from '../access/permissions';
import type { DeletedRow } from '../platform/purge/schedule-purge';
import { schedulePurge } from '../platform/purge/schedule-purge';

/** Content types that visitors' pages depend on: everything public, and its pictures. */
function listPublicTypes(strapi: Core.Strapi): UID.Schema[] {
	const types = Object.values(strapi.contentTypes)
		.map(({ uid }) => uid)
		.filter((uid) => openResources.some((name) => uid === `api::${name}.${name}`));
	return [...types, 'plugin::upload.file'];
}

interface DeleteEvent {
	model: { uid: string };
	result?: { documentId?: string; hash?: string };
}

/**
 * Notifies the site of every change to public content, from the panel, the API or a timer. Within a transaction it
 * waits for the commit: the site must not read the old content.
 */
export function registerPurgeNotices(strapi: Core.Strapi) {
	const notifySite = async (deletedRow?: DeletedRow) => {
		const tell = () => schedulePurge(deletedRow);
		if (!strapi.db.inTransaction()) return tell();
		await strapi.db.transaction(({ onCommit }) => onCommit(tell));
	};
	const notifyChange = () => notifySite();
	strapi.db.lifecycles.subscribe({
		models: listPublicTypes(strapi),
		afterCreate: notifyChange,
		afterUpdate: notifyChange,
		afterDelete: ({ model, result }: DeleteEvent) => notifySite({ uid: model.uid, ...result }),
		afterCreateMany: notifyChange,
		afterUpdateMany: notifyChange,
		afterDeleteMany: ({ model }: DeleteEvent) => notifySite({ uid: model.uid }),
	});
	/** Purge once at start: the site may have missed changes. */
	schedulePurge();
}
