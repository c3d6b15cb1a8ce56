import type { ProjectWithNeighbours } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';

/** Settings from the contract's examples. */
export const { data: site } = endpointExamples.getSite.response;

/** A numbered sample project. */
export const projectSample = (
	number: number,
	changes: Partial<ProjectWithNeighbours> = {},
): ProjectWithNeighbours => ({
	...endpointExamples.getProject.response.data,
	_id: `project-${number}`,
	slug: `project-${number}`,
	projectsName: `Project ${number}`,
	...changes,
});
