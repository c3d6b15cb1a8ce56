import type { ProjectBody, ProjectUpdateBody, Save } from '@sumu/contract';
import { written } from '../../platform/fields';
import { pictureColumns } from '../../platform/media/picture-columns';
import { galleryColumn, testimonialColumn } from './case-columns';
import type schema from './content-types/project/schema.json';

type Body = Omit<ProjectUpdateBody & Partial<ProjectBody>, keyof Save>;

const picture = { file: 'image', url: 'imageUrl' } as const;

/** Those that are said, one after the other; all are written where any is. */
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

/** The columns of a project's body. */
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
