import type { ProjectBody, ProjectUpdateBody } from '@sumu/contract';
import { pictureColumns } from '../../platform/media/picture-columns';

const picture = { file: 'image', url: 'imageUrl' };

/** The columns of a project's body; a part that is undefined stays as it is. */
export async function projectData(body: ProjectBody | ProjectUpdateBody) {
	const { image, projectFeature, ...texts } = body;
	const [projectFeature1, projectFeature2, projectFeature3, projectFeature4] = projectFeature;
	return {
		...texts,
		projectFeature1,
		projectFeature2,
		projectFeature3,
		projectFeature4,
		...(await pictureColumns(image, 'image', picture)),
	};
}
