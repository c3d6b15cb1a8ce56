import {
	addProject,
	deleteProject,
	getProject,
	listProjects,
	orderProjects,
	type ProjectCategory,
	pageProjects,
	pageSizes,
	updateProject,
} from '@sumu/contract';
import { action } from '../../../contract/action';
import { listResponse, oneResponse, pageResponse } from '../../../contract/pages';
import { content } from '../../../platform/documents/content';
import { reorder } from '../../../platform/documents/reorder';
import { accepted } from '../../../platform/lib/accepted';
import { found } from '../../../platform/lib/found';
import { highestRankFirst, lastChangedFirst } from '../../../platform/lib/orders';
import { published, type Slice } from '../../../platform/lib/published';
import { table } from '../../../platform/lib/table';
import { rated } from '../../review/rated';
import { projectColumns } from '../columns';
import { presentProject, projectFields } from '../presenter';

interface Filter {
	category?: ProjectCategory | undefined;
	sort: string;
}

const uid = 'api::project.project';
const projects = rated('project', published(uid, projectFields));
const { add, update, remove } = content(uid, {
	one: projects.one,
	present: presentProject,
	columns: projectColumns,
});

const dataTable = table({
	search: ['projectsName', 'projectTheme'],
	sort: {
		projectsName: 'projectsName',
		projectPrice: 'projectPrice',
		category: 'category',
		date: 'date',
	},
	order: highestRankFirst,
});

const filtered = ({ category }: Filter) => (category ? { category } : {});
const ordered = ({ sort }: Filter) =>
	sort === 'recently' ? lastChangedFirst : dataTable.orderBy({ sort });

export default {
	list: action(listProjects, async ({ query, ctx }) => {
		const where = filtered(query);
		const rows = async (slice: Slice) =>
			(await projects.list({ ...slice, orderBy: ordered(query) })).map(presentProject);
		if (query.page) return dataTable.response(ctx, query, { count: projects.count, rows }, where);
		return listResponse(await rows({ where, orderBy: [], limit: query.limit }));
	}),

	page: action(pageProjects, ({ params, query, ctx }) =>
		pageResponse(ctx, params.page, pageSizes.projects, {
			count: () => projects.count(filtered(query)),
			rows: async (slice) => {
				const where = filtered(query);
				const rows = await projects.list({ where, orderBy: ordered(query), ...slice });
				return rows.map(presentProject);
			},
		}),
	),

	one: action(getProject, async ({ params }) =>
		oneResponse(presentProject(found(await projects.one(params.id)))),
	),

	add: action(addProject, ({ body, ctx }) => add(ctx, body)),

	update: action(updateProject, ({ params, body }) => update(params.id, body)),

	remove: action(deleteProject, ({ params }) => remove(params.id)),

	order: action(orderProjects, async ({ body }) => {
		await reorder(uid, body.ids, highestRankFirst);
		return accepted;
	}),
};
