import { uploadImage } from '@sumu/contract';
import { action } from '../../../contract/action';
import { incomingFile } from '../../../media/incoming';
import { storePicture } from '../../../media/store-picture';
import { absolute, ofFile } from '../../../presenters/picture';

export default {
	add: action(uploadImage, async ({ ctx }) => {
		const picture = ofFile(await storePicture(incomingFile(ctx)), '');
		ctx.status = 201;
		return { success: true as const, data: { ...picture, url: absolute(picture) } };
	}),
};
