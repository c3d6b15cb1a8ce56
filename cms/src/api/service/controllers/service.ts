import {
	addService,
	deleteService,
	getService,
	listServices,
	orderServices,
	type SaveFields,
	type ServiceUpdateBody,
	updateService,
} from '@sumu/contract';
import { createAction, type EndpointHandler } from '../../../contract/action';
import { acceptedResponse, listResponse, oneResponse } from '../../../contract/responses';
import { requireExistingDocuments } from '../../../platform/documents/existing-documents';
import { whereEntryState } from '../../../platform/documents/publication-state';
import { reorderDocuments } from '../../../platform/documents/reorder';
import { createWriteOperations } from '../../../platform/documents/write-operations';
import { toColumns } from '../../../platform/fields';
import { orNotFound } from '../../../platform/lib/http-errors';
import type { QuerySlice } from '../../../platform/lib/repository';
import { createSearchableTable } from '../../../platform/lib/searchable-table';
import { lowestRankFirst } from '../../../platform/lib/sort-orders';
import { pictureColumns } from '../../../platform/media/picture-columns';
import { createReader } from '../../../reader';
import type schema from '../content-types/service/schema.json';
import { presentManagedService, presentService, serviceFields } from '../presenter';

const serviceUid = 'api::service.service';
const services = createReader(serviceUid, { fields: serviceFields });
const dataTable = createSearchableTable({
	search: ['servicesHeader', 'servicesDescription'],
	sort: { servicesHeader: 'servicesHeader', rank: 'rank' },
	order: lowestRankFirst,
});

const toServiceColumns = async ({
	img,
	deliverables,
	projects,
	...texts
}: Omit<ServiceUpdateBody, keyof SaveFields>) =>
	toColumns<typeof schema>()({
		...texts,
		deliverables:
			deliverables === undefined ? undefined : (deliverables ?? []).map((text) => ({ text })),
		projects:
			projects === undefined
				? undefined
				: await requireExistingDocuments('api::project.project', projects ?? [], 'projects'),
		...(await pictureColumns(img, 'img', { file: 'img', url: 'imageUrl' })),
	});

const { add, draft, update, remove } = createWriteOperations(serviceUid, {
	reader: services,
	present: presentManagedService,
	columns: toServiceColumns,
});

const listForVisitors: EndpointHandler<typeof listServices> = async ({ query, ctx }) => {
	const rows = async (slice: QuerySlice) =>
		(await services.published.list(slice)).map(presentService);
	if (query.page) return dataTable.response(ctx, query, { count: services.published.count, rows });
	return listResponse(await rows({ orderBy: lowestRankFirst, limit: query.limit }));
};

/** List for managers: pages also contain drafts. */
const listForManagers: EndpointHandler<typeof listServices> = async (input) => {
	const { query, ctx } = input;
	if (!query.page) return listForVisitors(input);
	const rows = async (slice: QuerySlice) =>
		(await services.drafts.list(slice)).map(presentManagedService);
	return dataTable.response(
		ctx,
		query,
		{ count: services.drafts.count, rows },
		whereEntryState(serviceUid, query.status),
	);
};

export default {
	list: createAction(listServices, {
		kind: 'service',
		everyone: listForVisitors,
		managers: listForManagers,
	}),

	one: createAction(getService, async ({ params, query }) =>
		oneResponse(
			query.version
				? await draft(params.id)
				: presentService(orNotFound(await services.published.one(params.id))),
		),
	),

	add: createAction(addService, ({ body, ctx }) => add(ctx, body)),

	update: createAction(updateService, ({ params, body }) => update(params.id, body)),

	remove: createAction(deleteService, ({ params }) => remove(params.id)),

	order: createAction(orderServices, async ({ body }) => {
		await reorderDocuments(serviceUid, body.ids, lowestRankFirst);
		return acceptedResponse;
	}),
};
