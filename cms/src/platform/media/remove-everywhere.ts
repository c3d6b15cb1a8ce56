import type { Core } from '@strapi/strapi';
import { deleteStoredFile, type StoredFile } from './delete-stored-file';

type Remove = (file: StoredFile) => Promise<unknown>;

/** Deletes a file from the storage that it is in. Strapi only deletes from the one of new uploads. */
export function removeFromEveryStorage(strapi: Core.Strapi): void {
	const service = strapi.plugin('upload').service('upload');
	const base: Remove = service.remove.bind(service);
	const remove: Remove = async (file) => {
		const removedRow = await base(file);
		if (file.provider !== strapi.config.get('plugin::upload.provider'))
			await deleteStoredFile(file);
		return removedRow;
	};
	Object.assign(service, { remove });
}
