import type { ProjectBody, ProjectUpdateBody, Save } from '@sumu/contract';
import { written } from '../../platform/fields';
import { pictureColumns } from '../../platform/media/picture-columns';
import { galleryColumn, testimonialColumn } from './case-columns';
import type schema from './content-types/project/schema.json';

type Body = Omit<ProjectUpdateBody & Partial<ProjectBody>, keyof Save>;

const picture = { file: 'image', url: 'imageUrl' } as const;

/** Spreads the features that are not empty over the four columns; if features are given, all four are written. */
function featureColumns(features: readonly string[] | null | undefined) {
	const said = features?.filter(Boolean) ?? [];
	const at = (index: number) => (features === undefined ? undefined : (said[index] ?? null));
	return {
		projectFeature1: at(0),
		projectFeature2: at(1),
		projectFeature3: at(2),
		projectFeature4: at(3),
	};
}

/** Maps a project's body to its columns. */
export async function projectColumns({
	image,
	projectFeature,
	outcomes,
	gallery,
	testimonial,
	...texts
}: Body) {
	return written<typeof schema>()({
		...texts,
		...featureColumns(projectFeature),
		outcomes: outcomes === null ? [] : outcomes,
		gallery: await galleryColumn(gallery),
		testimonial: await testimonialColumn(testimonial),
		...(await pictureColumns(image, 'image', picture)),
	});
}
