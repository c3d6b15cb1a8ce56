import type { Core } from '@strapi/strapi';
import { imageManipulation } from './image-manipulation';

/** Replaces how the upload plugin reads, cleans and resizes pictures; see `image-manipulation.ts`. */
export function registerMedia(strapi: Core.Strapi) {
	Object.assign(strapi.plugin('upload').service('image-manipulation'), imageManipulation);
}
