import {
	deleteImage,
	listImages,
	messages,
	replaceImage,
	updateImage,
	uploadImage,
} from '@sumu/contract';
import { callingRole } from '../../../access/roles';
import { createAction } from '../../../contract/action';
import { changedResponse, deletedResponse, pageResponse } from '../../../contract/responses';
import { HttpError, orNotFound } from '../../../platform/lib/http-errors';
import { incomingFile } from '../../../platform/media/incoming-file';
import { fileToPicture, toAbsoluteUrl } from '../../../platform/media/picture';
import { replacePicture, storeLibraryPicture } from '../../../platform/media/store-picture';
import { describeUsages } from '../describe-usages';
import {
	findLibraryIds,
	findLibraryPicture,
	type LibraryRow,
	listLibraryFolders,
	readLibraryPictures,
	updateLibraryPicture,
} from '../library';
import { movePictureToTrash } from '../picture-trash';
import { findUsagesOf, presentUsages } from '../picture-usages';

const requirePicture = async (documentId: string): Promise<LibraryRow> =>
	orNotFound(await findLibraryPicture(documentId));

async function readChanged(id: number) {
	const [picture] = await readLibraryPictures([id]);
	return changedResponse(orNotFound(picture ?? null));
}

export default {
	add: createAction(uploadImage, async ({ ctx }) => {
		const picture = fileToPicture(await storeLibraryPicture(incomingFile(ctx)), '');
		ctx.status = 201;
		return { success: true as const, data: { ...picture, url: toAbsoluteUrl(picture) } };
	}),

	list: createAction(listImages, async ({ query: { page, size, ...query }, ctx }) => {
		const ids = await findLibraryIds(query);
		const response = await pageResponse(ctx, String(page), size, {
			count: async () => ids.length,
			rows: async () => readLibraryPictures(ids.slice((page - 1) * size, page * size)),
		});
		return { ...response, total: ids.length, folders: await listLibraryFolders() };
	}),

	update: createAction(updateImage, async ({ params, body }) => {
		const { id } = await requirePicture(params.id);
		await updateLibraryPicture(id, body);
		return readChanged(id);
	}),

	replace: createAction(replaceImage, async ({ params, ctx }) => {
		const { id, alternativeText } = await requirePicture(params.id);
		await replacePicture(id, incomingFile(ctx), { alternativeText: alternativeText ?? '' });
		return readChanged(id);
	}),

	remove: createAction(deleteImage, async ({ params, query }) => {
		const file = await requirePicture(params.id);
		const usages = await findUsagesOf(file);
		if (usages.length > 0 && query.force !== 'true')
			throw new HttpError(409, messages.pictureInUse(describeUsages(usages)), {
				usedBy: presentUsages(usages, callingRole()),
			});
		if (!(await movePictureToTrash(file.id)))
			await strapi.plugin('upload').service('upload').remove(file);
		return deletedResponse(1);
	}),
};
