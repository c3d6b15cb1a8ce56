import type { Core } from '@strapi/strapi';
import { keepOwners } from './file-owner';
import { imageManipulation } from './image-manipulation';
import { giveNewAddresses } from './new-address';
import { keepUploadsWhole } from './whole-uploads';

/** How the upload plugin reads, cleans, resizes and replaces pictures; files and their rows come together. */
export function registerMedia(strapi: Core.Strapi) {
	Object.assign(strapi.plugin('upload').service('image-manipulation'), imageManipulation);
	keepOwners(strapi);
	keepUploadsWhole(strapi);
	giveNewAddresses(strapi);
}
