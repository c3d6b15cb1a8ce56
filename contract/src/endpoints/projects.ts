import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { listOf, oneOf } from '../schemas/answers';
import { projectCategories, projectSchema } from '../schemas/project';
import { idParams, limitQuery, pageParams } from '../schemas/requests';

export const projectSorts = ['newest', 'recently'] as const;

/** `recently` puts what was changed last first; `newest` is the owner's own order. */
export const projectFilter = z.object({
	category: z.optional(z.enum(projectCategories)),
	sort: z._default(z.enum(projectSorts), 'newest'),
});

export const listProjects = endpoint({
	operation: 'project.list',
	method: 'GET',
	path: '/projects',
	summary: 'The newest projects, newest first',
	query: z.extend(limitQuery, projectFilter.shape),
	answer: listOf(projectSchema),
});

export const pageProjects = endpoint({
	operation: 'project.page',
	method: 'GET',
	path: '/projects/:page',
	summary: 'One page of projects, newest first',
	params: pageParams,
	query: projectFilter,
	answer: listOf(projectSchema),
});

export const getProject = endpoint({
	operation: 'project.one',
	method: 'GET',
	path: '/project/:id',
	summary: 'One project',
	params: idParams,
	answer: oneOf(projectSchema),
});
