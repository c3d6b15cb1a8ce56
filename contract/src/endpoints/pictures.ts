import { defineEndpoint } from '../endpoint';
import { uploadedSchema } from '../schemas/picture';
import { oneOf } from '../schemas/responses';
import { patternSchema, wovenSchema } from '../schemas/weave';

export const uploadImage = defineEndpoint({
	operation: 'image.add',
	method: 'POST',
	path: '/image',
	summary: 'Adds a picture to the media library; checks it, removes metadata and makes all sizes',
	file: 'image',
	response: uploadedSchema,
});

export const weavePictures = defineEndpoint({
	operation: 'weave.add',
	method: 'POST',
	path: '/weave',
	summary: 'Adds the generated pictures of a woven pattern to the media library',
	body: patternSchema,
	response: oneOf(wovenSchema),
});
