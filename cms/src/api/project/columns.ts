import type { ProjectBody, ProjectUpdateBody, SaveFields } from '@sumu/contract';
import { toColumns } from '../../platform/fields';
import { pictureColumns } from '../../platform/media/picture-columns';
import { galleryColumn, testimonialColumn } from './case-columns';
import type schema from './content-types/project/schema.json';

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
