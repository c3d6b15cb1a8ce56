import {
	deleteImage,
	type ImageUpdate,
	type LibraryPicture,
	listImages,
	replaceImage,
	updateImage,
} from '@sumu/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, apiBase } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';
import { asUser, callAsUser } from '../../../lib/session/call-as-user';

const LIBRARY_PAGE_SIZE = 24;

export interface LibraryFilter {
	readonly page: number;
	readonly search?: string;
	readonly folder?: string;
	readonly unused?: boolean;
}

/** A page of the media library. */
export const libraryQuery = ({ page, search, folder, unused }: LibraryFilter) =>
	queryOptions({
		queryKey: [...queryKeyOf('images'), { page, search, folder, unused }],
		queryFn: ({ signal }) =>
			callAsUser(listImages, {
				query: {
					page,
					size: LIBRARY_PAGE_SIZE,
					search: search || undefined,
					folder: folder || undefined,
					...(unused && { unused: 'true' as const }),
				},
				signal,
			}),
		placeholderData: keepPreviousData,
	});

/** Refetches the library, and everything else, which may show the picture. */
export const refreshPictures = (client: QueryClient) => client.invalidateQueries();

export const savePicture = ({ _id: id }: LibraryPicture, body: ImageUpdate) =>
	callAsUser(updateImage, { params: { id }, body });

/** Deletes a picture, even if something shows it; the user was asked. */
export const deletePicture = ({ _id: id }: LibraryPicture) =>
	callAsUser(deleteImage, { params: { id }, query: { force: 'true' } });

/** @throws ApiError when the server refuses the file or does not respond */
export const replacePictureFile = ({ _id: id }: LibraryPicture, file: File): Promise<void> =>
	asUser('write', async (token) => {
		const body = new FormData();
		body.append(replaceImage.file ?? 'image', file);
		const path = replaceImage.path.replace(':id', encodeURIComponent(id));
		const response = await fetch(apiBase() + path, {
			method: replaceImage.method,
			headers: { authorization: `Bearer ${token}` },
			body,
		});
		if (response.ok) return;
		const reply = await response.json().catch(() => null);
		throw new ApiError(response.status, reply?.error?.message ?? response.statusText, reply);
	});
