import { defineEndpoint } from '../endpoint';
import { uploadedSchema } from '../schemas/upload';

export const uploadImage = defineEndpoint({
	operation: 'image.add',
	method: 'POST',
	path: '/image',
	summary: 'Puts a picture into the media library, checked, cleaned and in all its sizes',
	file: 'image',
	response: uploadedSchema,
});
