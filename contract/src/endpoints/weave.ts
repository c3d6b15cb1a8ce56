import { defineEndpoint } from '../endpoint';
import { oneOf } from '../schemas/responses';
import { patternSchema, wovenSchema } from '../schemas/weave';

export const weavePictures = defineEndpoint({
	operation: 'weave.add',
	method: 'POST',
	path: '/weave',
	summary: 'Weaves the pictures of one cloth into the media library',
	body: patternSchema,
	response: oneOf(wovenSchema),
});
