import {
	deleteImage,
	listImages,
	replaceImage,
	updateImage,
	uploadImage,
} from '../endpoints/pictures';
import type { LibraryPicture } from '../schemas/library';
import { type DeepRequired, defineExample } from './example';
import { deletedResponse, toChangedResponse } from './responses';
import { sampleDate, sampleId, samplePicture } from './samples';

export const sampleLibraryPicture: DeepRequired<LibraryPicture> = {
	...samplePicture,
	placeholder: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
	focalPoint: { x: 40, y: 20 },
	width: 1600,
	height: 1000,
	_id: sampleId,
	name: 'Tea house.webp',
	caption: 'The day before the opening',
	mime: 'image/webp',
	size: 182_400,
	folder: 'Clients/Tea',
	added: sampleDate,
	usedBy: [{ kind: 'project', _id: sampleId, title: 'Shapla Tea House', field: 'gallery' }],
};

const idParams = { id: sampleId };

export const libraryExamples = {
	uploadImage: defineExample(uploadImage, { response: { success: true, data: samplePicture } }),
	listImages: defineExample(listImages, {
		query: { page: 1, size: 20, search: 'tea', folder: 'Clients/Tea', unused: 'false' },
		response: {
			status: true,
			data: [sampleLibraryPicture],
			pagination: [1],
			total: 1,
			folders: [{ folder: 'Clients/Tea', count: 1 }],
		},
	}),
	updateImage: defineExample(updateImage, {
		params: idParams,
		body: {
			name: 'Tea house.webp',
			alt: 'The shop’s front page',
			caption: 'The day before the opening',
			focalPoint: { x: 40, y: 20 },
			folder: 'Clients/Tea',
		},
		response: toChangedResponse(sampleLibraryPicture),
	}),
	replaceImage: defineExample(replaceImage, {
		params: idParams,
		response: toChangedResponse(sampleLibraryPicture),
	}),
	deleteImage: defineExample(deleteImage, {
		params: idParams,
		query: { force: 'true' },
		response: deletedResponse,
	}),
};
