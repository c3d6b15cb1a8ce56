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
import { createAction, type EndpointHandler } from '../../../contract/action';
import {
	acceptedResponse,
	listResponse,
	oneResponse,
	pageResponse,
} from '../../../contract/responses';
import { resolveDocumentId } from '../../../platform/addresses/page-addresses';
import {
	createRepositoryWithState,
	whereEntryState,
} from '../../../platform/documents/publication-state';
import { reorderDocuments } from '../../../platform/documents/reorder';
import { createWriteOperations } from '../../../platform/documents/write-operations';
import { orNotFound } from '../../../platform/lib/http-errors';
import { createPublishedRepository, type QuerySlice } from '../../../platform/lib/repository';
import { createSearchableTable } from '../../../platform/lib/searchable-table';
import { highestRankFirst, lastChangedFirst } from '../../../platform/lib/sort-orders';
import { withReviewRatings } from '../../review/ratings';
import { resolveCategory } from '../../site-setting/categories';
import { readDetails } from '../../site-setting/details';
import { toProjectColumns } from '../columns';
import { findProjectNeighbours } from '../neighbours';
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
import { fullDraftRepository, getProjectPreview } from '../project-preview';
import { withFieldSettings, withStoryHtml } from '../repository-decorators';

interface Filter {
	category?: string | undefined;
	sort: string;
}

const projectUid = 'api::project.project';
const projectRepository = withFieldSettings(
	withReviewRatings('project', createPublishedRepository(projectUid, projectFields)),
);
const projectDraftRepository = withFieldSettings(
	withReviewRatings('project', createRepositoryWithState(projectUid, managedProjectFields)),
);
const fullProjectRepository = withStoryHtml(
	withFieldSettings(
		withReviewRatings('project', createPublishedRepository(projectUid, wholeProjectFields)),
	),
);
const liveProjectRepository = withStoryHtml(
	withFieldSettings(
		withReviewRatings(
			'project',
			createRepositoryWithState(projectUid, managedWholeProjectFields, 'published'),
		),
	),
);
const { add, update, remove } = createWriteOperations(projectUid, {
	drafts: fullDraftRepository,
	live: liveProjectRepository,
	present: presentManagedWholeProject,
	opened: getProjectPreview,
	columns: toProjectColumns,
});

/** Data table of projects; does not search or sort by details that the owner has switched off. */
async function createDataTable() {
	const { price, theme } = await readDetails();
	return createSearchableTable({
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

const buildFilter = async ({ category }: Filter) =>
	category ? { category: await resolveCategory(category) } : {};
const resolveOrder = async ({ sort }: Filter) =>
	sort === 'recently' ? lastChangedFirst : (await createDataTable()).orderBy({ sort });

const listForVisitors: EndpointHandler<typeof listProjects> = async ({ query, ctx }) => {
	const where = await buildFilter(query);
	const rows = async (slice: QuerySlice) =>
		(await projectRepository.list({ ...slice, orderBy: await resolveOrder(query) })).map(
			presentProject,
		);
	if (query.page)
		return (await createDataTable()).response(
			ctx,
			query,
			{ count: projectRepository.count, rows },
			where,
		);
	return listResponse(await rows({ where, orderBy: [], limit: query.limit }));
};

/** List for managers: pages also contain drafts. */
const listForManagers: EndpointHandler<typeof listProjects> = async (input) => {
	const { query, ctx } = input;
	if (!query.page) return listForVisitors(input);
	const rows = async (slice: QuerySlice) =>
		(await projectDraftRepository.list({ ...slice, orderBy: await resolveOrder(query) })).map(
			presentManagedProject,
		);
	const where = { ...(await buildFilter(query)), ...whereEntryState(projectUid, query.status) };
	return (await createDataTable()).response(
		ctx,
		query,
		{ count: projectDraftRepository.count, rows },
		where,
	);
};

export default {
	list: createAction(listProjects, {
		kind: 'project',
		everyone: listForVisitors,
		managers: listForManagers,
	}),

	page: createAction(pageProjects, async ({ params, query, ctx }) => {
		const where = await buildFilter(query);
		return pageResponse(ctx, params.page, pageSizes.projects, {
			count: () => projectRepository.count(where),
			rows: async (slice) => {
				const rows = await projectRepository.list({
					where,
					orderBy: await resolveOrder(query),
					...slice,
				});
				return rows.map(presentProject);
			},
		});
	}),

	one: createAction(getProject, async ({ params: { id }, query }) => {
		if (query.version) return oneResponse(await getProjectPreview(id));
		const documentId = await resolveDocumentId('project', id);
		const project = presentWholeProject(orNotFound(await fullProjectRepository.one(documentId)));
		return oneResponse({ ...project, ...(await findProjectNeighbours(documentId)) });
	}),

	add: createAction(addProject, ({ body, ctx }) => add(ctx, body)),

	update: createAction(updateProject, ({ params, body }) => update(params.id, body)),

	remove: createAction(deleteProject, ({ params }) => remove(params.id)),

	order: createAction(orderProjects, async ({ body }) => {
		await reorderDocuments(projectUid, body.ids, highestRankFirst);
		return acceptedResponse;
	}),
};
