import { defineEndpoint } from '../endpoint';
import {
	deleteImageQuery,
	imagesQuery,
	imageUpdateSchema,
	libraryPageSchema,
	libraryPictureSchema,
} from '../schemas/library';
import { uploadedSchema } from '../schemas/picture';
import { idParams } from '../schemas/requests';
import { changedSchema, deletedSchema, oneOf } from '../schemas/responses';
import { patternSchema, wovenSchema } from '../schemas/weave';

export const uploadImage = defineEndpoint({
	operation: 'image.add',
	method: 'POST',
	path: '/image',
	summary: 'Adds a picture to the media library; checks it, removes metadata and makes all sizes',
	file: 'image',
	response: uploadedSchema,
});

export const listImages = defineEndpoint({
	operation: 'image.list',
	method: 'GET',
	path: '/images',
	summary: 'Lists the pictures of the media library and what shows them, newest first, by pages',
	query: imagesQuery,
	response: libraryPageSchema,
});

export const updateImage = defineEndpoint({
	operation: 'image.update',
	method: 'PUT',
	path: '/image/:id',
	summary: 'Changes the name, texts, focal point or folder of a picture',
	params: idParams,
	body: imageUpdateSchema,
	response: changedSchema(libraryPictureSchema),
});

export const replaceImage = defineEndpoint({
	operation: 'image.replace',
	method: 'POST',
	path: '/image/:id/replace',
	summary:
		'Replaces the file of a picture wherever it is shown; it gets a new address, and the old one redirects there',
	params: idParams,
	file: 'image',
	response: changedSchema(libraryPictureSchema),
});

export const deleteImage = defineEndpoint({
	operation: 'image.remove',
	method: 'DELETE',
	path: '/image/:id',
	summary:
		'Moves a picture to the trash; 409 with `details.usedBy` if something shows it, unless `force=true`',
	params: idParams,
	query: deleteImageQuery,
	response: deletedSchema,
});

export const weavePictures = defineEndpoint({
	operation: 'weave.add',
	method: 'POST',
	path: '/weave',
	summary: 'Adds the generated pictures of a woven pattern to the media library',
	body: patternSchema,
	response: oneOf(wovenSchema),
});
