import type { Core } from '@strapi/strapi';
import { registerFileOwners } from './file-owner';
import { imageManipulation } from './image-manipulation';
import { giveNewAddresses } from './new-address';
import { removeFromEveryStorage } from './remove-everywhere';
import { adaptProvider } from './storage';
import { registerContentKeys } from './store-once';
import { registerUploadRollback } from './upload-rollback';

/**
 * Extends the upload plugin: it processes pictures, assigns owners, stores files and their rows together, and gives
 * replaced files new addresses.
 */
export function registerMedia(strapi: Core.Strapi) {
	Object.assign(strapi.plugin('upload').service('image-manipulation'), imageManipulation);
	adaptProvider(strapi);
	registerFileOwners(strapi);
	registerContentKeys(strapi);
	registerUploadRollback(strapi);
	removeFromEveryStorage(strapi);
	giveNewAddresses(strapi);
}
