import type { OpenedProject } from '@sumu/contract';
import { examples } from '@sumu/contract/examples';

/** Settings from the contract's examples. */
export const { data: site } = examples.getSite.response;

/** A numbered sample project. */
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
