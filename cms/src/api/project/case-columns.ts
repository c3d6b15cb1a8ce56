import type { ProjectUpdateBody } from '@sumu/contract';
import type pictureSchema from '../../components/project/picture.json';
import { existing } from '../../platform/documents/existing';
import { written } from '../../platform/fields';
import { pictureColumns } from '../../platform/media/picture-columns';

type Gallery = ProjectUpdateBody['gallery'];

/** A project's pictures in their order; null is none, undefined leaves them as they are. */
export const galleryColumn = async (gallery: Gallery) =>
	gallery === undefined
		? undefined
		: Promise.all(
				(gallery ?? []).map(async ({ image, ...words }, index) =>
					written<typeof pictureSchema>()({
						...words,
						...(await pictureColumns(image, ['gallery', index, 'image'], {
							file: 'image',
							url: 'imageUrl',
						})),
					}),
				),
			);

/** A review by its id, shown or not; null is none. */
export async function testimonialColumn(documentId: string | null | undefined) {
	if (!documentId) return documentId;
	const [review] = await existing('api::review.review', [documentId], 'testimonial');
	return review;
}
