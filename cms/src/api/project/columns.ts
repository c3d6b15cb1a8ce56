import type { ProjectBody, ProjectUpdateBody, SaveFields } from '@sumu/contract';
import type pictureSchema from '../../components/project/picture.json';
import { requireExistingDocuments } from '../../platform/documents/existing-documents';
import { toColumns } from '../../platform/fields';
import { pictureColumns } from '../../platform/media/picture-columns';
import type schema from './content-types/project/schema.json';

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

type Body = Omit<ProjectUpdateBody & Partial<ProjectBody>, keyof SaveFields>;

const pictureSource = { file: 'image', url: 'imageUrl' } as const;

/** Spreads the features that are not empty over the four columns; if features are given, all four are written. */
function featureColumns(features: readonly string[] | null | undefined) {
	const filledFeatures = features?.filter(Boolean) ?? [];
	const at = (index: number) =>
		features === undefined ? undefined : (filledFeatures[index] ?? null);
	return {
		projectFeature1: at(0),
		projectFeature2: at(1),
		projectFeature3: at(2),
		projectFeature4: at(3),
	};
}

/** Maps a project's body to its columns. */
export async function toProjectColumns({
	image,
	projectFeature,
	outcomes,
	gallery,
	testimonial,
	...texts
}: Body) {
	return toColumns<typeof schema>()({
		...texts,
		...featureColumns(projectFeature),
		outcomes: outcomes === null ? [] : outcomes,
		gallery: await galleryColumn(gallery),
		testimonial: await testimonialColumn(testimonial),
		...(await pictureColumns(image, 'image', pictureSource)),
	});
}
