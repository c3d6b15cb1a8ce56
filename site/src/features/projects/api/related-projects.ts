import { listProjects, type Project, previews } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';

/** Newest other projects of the same category, or of all if it has none. */
export const relatedProjectsQuery = ({ _id, category }: Pick<Project, '_id' | 'category'>) => {
	const query = { limit: previews.projects + 1, ...(category ? { category } : {}) };
	return queryOptions({
		queryKey: [...keys.projects, 'related', query],
		queryFn: async ({ signal }) => (await call(listProjects, { query, signal })).data,
		select: (projects) =>
			projects.filter((project) => project._id !== _id).slice(0, previews.projects),
	});
};
