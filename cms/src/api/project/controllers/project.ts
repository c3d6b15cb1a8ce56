import {
	ADDRESS_PAGE_SIZE,
	addProject,
	deleteProject,
	getProject,
	listProjectAddresses,
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
import { readAddressRows } from '../../../platform/addresses/address-rows';
import { resolveDocumentId } from '../../../platform/addresses/page-addresses';
import { orderDocuments } from '../../../platform/documents/reorder';
import { createWriteOperations } from '../../../platform/documents/write-operations';
import { orNotFound } from '../../../platform/lib/http-errors';
import {
	highestRankFirst,
	lastChangedFirst,
	type QuerySlice,
} from '../../../platform/lib/repository';
import { createSearchableTable } from '../../../platform/lib/searchable-table';
import { toProjectColumns } from '../columns';
import { createProjectTable, whereCategory, whereManagedProjects } from '../managed-projects';
import {
	presentAddress,
	presentManagedProject,
	presentManagedWholeProject,
	presentProject,
	presentWholeProject,
} from '../presenter';
import { findProjectNeighbours, getProjectPreview, projects, wholeProjects } from '../readers';

interface Filter {
	sort: string;
}

const projectUid = 'api::project.project';
const { add, update, remove } = createWriteOperations(projectUid, {
	reader: wholeProjects,
	present: presentManagedWholeProject,
	opened: getProjectPreview,
	columns: toProjectColumns,
});

const addressTable = createSearchableTable({ search: [], sort: {}, order: highestRankFirst });

const resolveOrder = async ({ sort }: Filter) =>
	sort === 'recently' ? lastChangedFirst : (await createProjectTable()).orderBy({ sort });

const listForVisitors: EndpointHandler<typeof listProjects> = async ({ query, ctx }) => {
	const where = await whereCategory(query.category);
	const rows = async (slice: QuerySlice) =>
		(await projects.published.list({ ...slice, orderBy: await resolveOrder(query) })).map(
			presentProject,
		);
	if (query.page)
		return (await createProjectTable()).response(
			ctx,
			query,
			{ count: projects.published.count, rows },
			where,
		);
	return listResponse(await rows({ where, orderBy: [], limit: query.limit }));
};

/** List for managers: pages also contain drafts. */
const listForManagers: EndpointHandler<typeof listProjects> = async (input) => {
	const { query, ctx } = input;
	if (!query.page) return listForVisitors(input);
	const rows = async (slice: QuerySlice) =>
		(await projects.drafts.list({ ...slice, orderBy: await resolveOrder(query) })).map(
			presentManagedProject,
		);
	return (await createProjectTable()).managedResponse(
		ctx,
		query,
		{ count: projects.drafts.count, rows },
		await whereManagedProjects(query),
	);
};

export default {
	list: createAction(listProjects, {
		kind: 'project',
		everyone: listForVisitors,
		managers: listForManagers,
	}),

	page: createAction(pageProjects, async ({ params, query, ctx }) => {
		const where = await whereCategory(query.category);
		return pageResponse(ctx, params.page, pageSizes.projects, {
			count: () => projects.published.count(where),
			rows: async (slice) => {
				const rows = await projects.published.list({
					where,
					orderBy: await resolveOrder(query),
					...slice,
				});
				return rows.map(presentProject);
			},
		});
	}),

	addresses: createAction(listProjectAddresses, ({ query: { page }, ctx }) =>
		addressTable.response(
			ctx,
			{ page, size: ADDRESS_PAGE_SIZE },
			{
				count: projects.published.count,
				rows: async (slice) =>
					(await readAddressRows(projectUid, 'image', slice)).map(presentAddress),
			},
		),
	),

	one: createAction(getProject, async ({ params: { id }, query }) => {
		if (query.version) return oneResponse(await getProjectPreview(id));
		const documentId = await resolveDocumentId('project', id);
		const project = presentWholeProject(orNotFound(await wholeProjects.published.one(documentId)));
		return oneResponse({ ...project, ...(await findProjectNeighbours(documentId)) });
	}),

	add: createAction(addProject, ({ body, ctx }) => add(ctx, body)),

	update: createAction(updateProject, ({ params, body }) => update(params.id, body)),

	remove: createAction(deleteProject, ({ params }) => remove(params.id)),

	order: createAction(orderProjects, async ({ body }) => {
		await orderDocuments(projectUid, body, highestRankFirst);
		return acceptedResponse;
	}),
};
