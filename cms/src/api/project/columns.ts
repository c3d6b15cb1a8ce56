import type { ProjectBody, ProjectUpdateBody, Save } from '@sumu/contract';
import { written } from '../../platform/fields';
import { pictureColumns } from '../../platform/media/picture-columns';
import type schema from './content-types/project/schema.json';

type Body = Omit<ProjectUpdateBody & Partial<ProjectBody>, keyof Save>;

const picture = { file: 'image', url: 'imageUrl' } as const;

/** The columns of a project's body. */
export async function projectColumns({ image, projectFeature, ...texts }: Body) {
	const [projectFeature1, projectFeature2, projectFeature3, projectFeature4] = projectFeature ?? [];
	return written<typeof schema>()({
		...texts,
		projectFeature1,
		projectFeature2,
		projectFeature3,
		projectFeature4,
		...(await pictureColumns(image, 'image', picture)),
	});
}
