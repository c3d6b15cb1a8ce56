import { uploadImage } from '@sumu/contract';
import { action } from '../../../contract/action';
import { incomingFile } from '../../../platform/media/incoming';
import { absolute, ofFile } from '../../../platform/media/picture';
import { storePicture } from '../../../platform/media/store-picture';

export default {
	add: action(uploadImage, async ({ ctx }) => {
		const picture = ofFile(await storePicture(incomingFile(ctx)), '');
		ctx.status = 201;
		return { success: true as const, data: { ...picture, url: absolute(picture) } };
	}),
};
