import type { OpenedProject } from '@sumu/contract';
import { examples } from '@sumu/contract/examples';

/** The settings, as the examples have them. */
export const { data: site } = examples.getSite.response;

/** One of several projects. */
export const projectSample = (
	number: number,
	changes: Partial<OpenedProject> = {},
): OpenedProject => ({
	...examples.getProject.response.data,
	_id: `project-${number}`,
	slug: `project-${number}`,
	projectsName: `Project ${number}`,
	...changes,
});
