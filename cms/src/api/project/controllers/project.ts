import {
	addProject,
	deleteProject,
	getProject,
	listProjects,
	orderProjects,
	pageProjects,
	pageSizes,
	updateProject,
} from '@sumu/contract';
import { action, type Handler } from '../../../contract/action';
import { listResponse, oneResponse, pageResponse } from '../../../contract/pages';
import { idAt } from '../../../platform/addresses/find';
import { content } from '../../../platform/documents/content';
import { reorder } from '../../../platform/documents/reorder';
import { managed, ofState } from '../../../platform/documents/state';
import { accepted } from '../../../platform/lib/accepted';
import { found } from '../../../platform/lib/found';
import { highestRankFirst, lastChangedFirst } from '../../../platform/lib/orders';
import { published, type Slice } from '../../../platform/lib/published';
import { table } from '../../../platform/lib/table';
import { rated } from '../../review/rated';
import { categoryCalled } from '../../site-setting/categories';
import { readDetails } from '../../site-setting/details';
import { projectColumns } from '../columns';
import { detailed } from '../detailed';
import { neighbours } from '../neighbours';
import { openedProject, wholeDrafts } from '../opened';
import {
	managedProjectFields,
	managedWholeProjectFields,
	presentManagedProject,
	presentManagedWholeProject,
	presentProject,
	presentWholeProject,
	projectFields,
	wholeProjectFields,
} from '../presenter';
import { told } from '../told';

interface Filter {
	category?: string | undefined;
	sort: string;
}

const uid = 'api::project.project';
const projects = detailed(rated('project', published(uid, projectFields)));
const drafts = detailed(rated('project', managed(uid, managedProjectFields)));
const whole = told(detailed(rated('project', published(uid, wholeProjectFields))));
const live = told(detailed(rated('project', managed(uid, managedWholeProjectFields, 'published'))));
const { add, update, remove } = content(uid, {
	drafts: wholeDrafts,
	live,
	present: presentManagedWholeProject,
	opened: openedProject,
	columns: projectColumns,
});

/** Data table of projects; does not search or sort by details that the owner has switched off. */
async function dataTable() {
	const { price, theme } = await readDetails();
	return table({
		search: theme === 'off' ? ['projectsName'] : ['projectsName', 'projectTheme'],
		sort: {
			projectsName: 'projectsName',
			projectPrice: price === 'off' ? 'rank' : 'projectPrice',
			category: 'category',
			date: 'date',
		},
		order: highestRankFirst,
	});
}

const filtered = async ({ category }: Filter) =>
	category ? { category: await categoryCalled(category) } : {};
const ordered = async ({ sort }: Filter) =>
	sort === 'recently' ? lastChangedFirst : (await dataTable()).orderBy({ sort });

const shown: Handler<typeof listProjects> = async ({ query, ctx }) => {
	const where = await filtered(query);
	const rows = async (slice: Slice) =>
		(await projects.list({ ...slice, orderBy: await ordered(query) })).map(presentProject);
	if (query.page)
		return (await dataTable()).response(ctx, query, { count: projects.count, rows }, where);
	return listResponse(await rows({ where, orderBy: [], limit: query.limit }));
};

/** List for managers: pages also contain drafts. */
const managedPage: Handler<typeof listProjects> = async (input) => {
	const { query, ctx } = input;
	if (!query.page) return shown(input);
	const rows = async (slice: Slice) =>
		(await drafts.list({ ...slice, orderBy: await ordered(query) })).map(presentManagedProject);
	const where = { ...(await filtered(query)), ...ofState(uid, query.status) };
	return (await dataTable()).response(ctx, query, { count: drafts.count, rows }, where);
};

export default {
	list: action(listProjects, { kind: 'project', everyone: shown, managers: managedPage }),

	page: action(pageProjects, async ({ params, query, ctx }) => {
		const where = await filtered(query);
		return pageResponse(ctx, params.page, pageSizes.projects, {
			count: () => projects.count(where),
			rows: async (slice) => {
				const rows = await projects.list({ where, orderBy: await ordered(query), ...slice });
				return rows.map(presentProject);
			},
		});
	}),

	one: action(getProject, async ({ params: { id }, query }) => {
		if (query.version) return oneResponse(await openedProject(id));
		const documentId = await idAt('project', id);
		const project = presentWholeProject(found(await whole.one(documentId)));
		return oneResponse({ ...project, ...(await neighbours(documentId)) });
	}),

	add: action(addProject, ({ body, ctx }) => add(ctx, body)),

	update: action(updateProject, ({ params, body }) => update(params.id, body)),

	remove: action(deleteProject, ({ params }) => remove(params.id)),

	order: action(orderProjects, async ({ body }) => {
		await reorder(uid, body.ids, highestRankFirst);
		return accepted;
	}),
};
