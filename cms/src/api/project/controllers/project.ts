import {
	getProject,
	listProjects,
	type ProjectCategory,
	pageProjects,
	pageSizes,
	type projectSorts,
} from '@sumu/contract';
import { action } from '../../../contract/action';
import { listAnswer, oneAnswer, pageAnswer } from '../../../contract/pages';
import { found } from '../../../lib/found';
import { highestRankFirst, lastChangedFirst } from '../../../lib/orders';
import { published } from '../../../lib/published';
import { type ProjectRow, presentProject, projectColumns } from '../../../presenters/project';

interface Filter {
	category?: ProjectCategory | undefined;
	sort: (typeof projectSorts)[number];
}

const projects = published<ProjectRow>('api::project.project', {
	select: projectColumns,
	populate: { image: true },
});

const filtered = ({ category }: Filter) => (category ? { category } : {});
const ordered = ({ sort }: Filter) => (sort === 'recently' ? lastChangedFirst : highestRankFirst);

export default {
	list: action(listProjects, async ({ query }) => {
		const { limit } = query;
		const rows = await projects.list({ where: filtered(query), orderBy: ordered(query), limit });
		return listAnswer(rows.map(presentProject));
	}),

	page: action(pageProjects, ({ params, query, ctx }) =>
		pageAnswer(ctx, params.page, pageSizes.projects, {
			count: () => projects.count(filtered(query)),
			rows: async (slice) => {
				const where = filtered(query);
				const rows = await projects.list({ where, orderBy: ordered(query), ...slice });
				return rows.map(presentProject);
			},
		}),
	),

	one: action(getProject, async ({ params }) =>
		oneAnswer(presentProject(found(await projects.one(params.id)))),
	),
};
