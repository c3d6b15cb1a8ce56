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
import { action, type Handler } from '../../../contract/action';
import { listResponse, oneResponse, pageResponse } from '../../../contract/pages';
import { content } from '../../../platform/documents/content';
import { reorder } from '../../../platform/documents/reorder';
import { managed, ofState } from '../../../platform/documents/state';
import { accepted } from '../../../platform/lib/accepted';
import { found } from '../../../platform/lib/found';
import { highestRankFirst, lastChangedFirst } from '../../../platform/lib/orders';
import { published, type Slice } from '../../../platform/lib/published';
import { table } from '../../../platform/lib/table';
import { rated } from '../../review/rated';
import { projectColumns } from '../columns';
import {
	managedProjectFields,
	presentManagedProject,
	presentProject,
	projectFields,
} from '../presenter';

interface Filter {
	category?: ProjectCategory | undefined;
	sort: string;
}

const uid = 'api::project.project';
const projects = rated('project', published(uid, projectFields));
const drafts = rated('project', managed(uid, managedProjectFields));
const live = rated('project', managed(uid, managedProjectFields, 'published'));
const { add, draft, update, remove } = content(uid, {
	drafts,
	live,
	present: presentManagedProject,
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

const shown: Handler<typeof listProjects> = async ({ query, ctx }) => {
	const where = filtered(query);
	const rows = async (slice: Slice) =>
		(await projects.list({ ...slice, orderBy: ordered(query) })).map(presentProject);
	if (query.page) return dataTable.response(ctx, query, { count: projects.count, rows }, where);
	return listResponse(await rows({ where, orderBy: [], limit: query.limit }));
};

/** A page has drafts among the others. */
const managedPage: Handler<typeof listProjects> = async (input) => {
	const { query, ctx } = input;
	if (!query.page) return shown(input);
	const rows = async (slice: Slice) =>
		(await drafts.list({ ...slice, orderBy: ordered(query) })).map(presentManagedProject);
	const where = { ...filtered(query), ...ofState(uid, query.status) };
	return dataTable.response(ctx, query, { count: drafts.count, rows }, where);
};

export default {
	list: action(listProjects, { everyone: shown, admin: managedPage }),

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

	one: action(getProject, async ({ params, query }) =>
		oneResponse(
			query.version ? await draft(params.id) : presentProject(found(await projects.one(params.id))),
		),
	),

	add: action(addProject, ({ body, ctx }) => add(ctx, body)),

	update: action(updateProject, ({ params, body }) => update(params.id, body)),

	remove: action(deleteProject, ({ params }) => remove(params.id)),

	order: action(orderProjects, async ({ body }) => {
		await reorder(uid, body.ids, highestRankFirst);
		return accepted;
	}),
};
