import type { Core, UID } from '@strapi/strapi';
import { openResources } from '../access/open-resources';
import { contentChanged } from '../platform/purge/changes';

/** What visitors' pages are made of: what everyone may read, and its pictures. */
function shown(strapi: Core.Strapi): UID.Schema[] {
	const types = Object.values(strapi.contentTypes)
		.map(({ uid }) => uid)
		.filter((uid) => openResources.some((name) => uid === `api::${name}.${name}`));
	return [...types, 'plugin::upload.file'];
}

/**
 * Tells the site of every change of what it shows, wherever it comes from: the panel, the API, a
 * timer. Within a transaction it waits for its end: the site must not read what was before.
 */
export function registerPurgeNotices(strapi: Core.Strapi) {
	const notice = async () => {
		if (!strapi.db.inTransaction()) return contentChanged();
		await strapi.db.transaction(({ onCommit }) => onCommit(contentChanged));
	};
	strapi.db.lifecycles.subscribe({
		models: shown(strapi),
		afterCreate: notice,
		afterUpdate: notice,
		afterDelete: notice,
		afterCreateMany: notice,
		afterUpdateMany: notice,
		afterDeleteMany: notice,
	});
	/** A site that ran on may have missed what changed meanwhile. */
	contentChanged();
}
