import { listProjects, type Project, previewCounts } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';

/** Newest other projects of the same category, or of all if it has none. */
export const relatedProjectsQuery = ({ _id, category }: Pick<Project, '_id' | 'category'>) => {
	const query = { limit: previewCounts.projects + 1, ...(category ? { category } : {}) };
	return queryOptions({
		queryKey: [...queryKeyOf('projects'), 'related', query],
		queryFn: async ({ signal }) => (await callEndpoint(listProjects, { query, signal })).data,
		select: (projects) =>
			projects.filter((project) => project._id !== _id).slice(0, previewCounts.projects),
	});
};
