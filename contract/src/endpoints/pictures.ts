import { defineEndpoint } from '../endpoint';
import { uploadedSchema } from '../schemas/picture';
import { oneOf } from '../schemas/responses';
import { patternSchema, wovenSchema } from '../schemas/weave';

export const uploadImage = defineEndpoint({
	operation: 'image.add',
	method: 'POST',
	path: '/image',
	summary: 'Puts a picture into the media library, checked, cleaned and in all its sizes',
	file: 'image',
	response: uploadedSchema,
});

export const weavePictures = defineEndpoint({
	operation: 'weave.add',
	method: 'POST',
	path: '/weave',
	summary: 'Weaves the pictures of one cloth into the media library',
	body: patternSchema,
	response: oneOf(wovenSchema),
});
