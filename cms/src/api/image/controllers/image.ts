import { uploadImage } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { incomingFile } from '../../../platform/media/incoming-file';
import { fileToPicture, toAbsoluteUrl } from '../../../platform/media/picture';
import { storePicture } from '../../../platform/media/store-picture';

export default {
	add: createAction(uploadImage, async ({ ctx }) => {
		const picture = fileToPicture(await storePicture(incomingFile(ctx)), '');
		ctx.status = 201;
		return { success: true as const, data: { ...picture, url: toAbsoluteUrl(picture) } };
	}),
};
