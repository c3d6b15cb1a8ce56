import type { ProjectUpdateBody } from '@sumu/contract';
import type pictureSchema from '../../components/project/picture.json';
import { requireExistingDocuments } from '../../platform/documents/existing';
import { toColumns } from '../../platform/fields';
import { pictureColumns } from '../../platform/media/picture-columns';

type Gallery = ProjectUpdateBody['gallery'];

/** Value of the gallery column, in order; null empties the gallery, undefined keeps it. */
export const galleryColumn = async (gallery: Gallery) =>
	gallery === undefined
		? undefined
		: Promise.all(
				(gallery ?? []).map(async ({ image, ...words }, index) =>
					toColumns<typeof pictureSchema>()({
						...words,
						...(await pictureColumns(image, ['gallery', index, 'image'], {
							file: 'image',
							url: 'imageUrl',
						})),
					}),
				),
			);

/** Resolves the id of a review, published or not; null removes the testimonial, undefined keeps it. */
export async function testimonialColumn(documentId: string | null | undefined) {
	if (!documentId) return documentId;
	const [review] = await requireExistingDocuments(
		'api::review.review',
		[documentId],
		'testimonial',
	);
	return review;
}
