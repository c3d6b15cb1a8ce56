import {
	listProjects,
	type Project,
	type ProjectWithNeighbours,
	previewCounts,
} from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';

/** The project itself, the previous and the next one, which its page already links to. */
const LINKED_PROJECTS_COUNT = 3;

/**
 * Newest other projects of the same category, or of all if it has none, without the previous and the next one.
 */
export const relatedProjectsQuery = ({
	_id,
	category,
	previous,
	next,
}: Pick<Project, '_id' | 'category'> &
	Partial<Pick<ProjectWithNeighbours, 'previous' | 'next'>>) => {
	const limit = previewCounts.projects + LINKED_PROJECTS_COUNT;
	const query = { limit, ...(category ? { category } : {}) };
	const linkedIds = [_id, previous?._id, next?._id];
	return queryOptions({
		queryKey: [...queryKeyOf('projects'), 'related', query],
		queryFn: async ({ signal }) => (await callEndpoint(listProjects, { query, signal })).data,
		select: (projects) =>
			projects
				.filter((project) => !linkedIds.includes(project._id))
				.slice(0, previewCounts.projects),
	});
};
