import {
	addService,
	deleteService,
	getService,
	listServices,
	orderServices,
	type Save,
	type ServiceUpdateBody,
	updateService,
} from '@sumu/contract';
import { action, type Handler } from '../../../contract/action';
import { listResponse, oneResponse } from '../../../contract/pages';
import { content } from '../../../platform/documents/content';
import { existing } from '../../../platform/documents/existing';
import { reorder } from '../../../platform/documents/reorder';
import { managed, ofState } from '../../../platform/documents/state';
import { written } from '../../../platform/fields';
import { accepted } from '../../../platform/lib/accepted';
import { found } from '../../../platform/lib/found';
import { lowestRankFirst } from '../../../platform/lib/orders';
import { published, type Slice } from '../../../platform/lib/published';
import { table } from '../../../platform/lib/table';
import { pictureColumns } from '../../../platform/media/picture-columns';
import type schema from '../content-types/service/schema.json';
import {
	managedServiceFields,
	presentManagedService,
	presentService,
	serviceFields,
} from '../presenter';

const uid = 'api::service.service';
const services = published(uid, serviceFields);
const drafts = managed(uid, managedServiceFields);
const live = managed(uid, managedServiceFields, 'published');
const dataTable = table({
	search: ['servicesHeader', 'servicesDescription'],
	sort: { servicesHeader: 'servicesHeader', rank: 'rank' },
	order: lowestRankFirst,
});

const columns = async ({
	img,
	deliverables,
	projects,
	...texts
}: Omit<ServiceUpdateBody, keyof Save>) =>
	written<typeof schema>()({
		...texts,
		deliverables:
			deliverables === undefined ? undefined : (deliverables ?? []).map((text) => ({ text })),
		projects:
			projects === undefined
				? undefined
				: await existing('api::project.project', projects ?? [], 'projects'),
		...(await pictureColumns(img, 'img', { file: 'img', url: 'imageUrl' })),
	});

const { add, draft, update, remove } = content(uid, {
	drafts,
	live,
	present: presentManagedService,
	columns,
});

const shown: Handler<typeof listServices> = async ({ query, ctx }) => {
	const rows = async (slice: Slice) => (await services.list(slice)).map(presentService);
	if (query.page) return dataTable.response(ctx, query, { count: services.count, rows });
	return listResponse(await rows({ orderBy: lowestRankFirst, limit: query.limit }));
};

/** List for managers: pages also contain drafts. */
const managedPage: Handler<typeof listServices> = async (input) => {
	const { query, ctx } = input;
	if (!query.page) return shown(input);
	const rows = async (slice: Slice) => (await drafts.list(slice)).map(presentManagedService);
	return dataTable.response(ctx, query, { count: drafts.count, rows }, ofState(uid, query.status));
};

export default {
	list: action(listServices, { kind: 'service', everyone: shown, managers: managedPage }),

	one: action(getService, async ({ params, query }) =>
		oneResponse(
			query.version ? await draft(params.id) : presentService(found(await services.one(params.id))),
		),
	),

	add: action(addService, ({ body, ctx }) => add(ctx, body)),

	update: action(updateService, ({ params, body }) => update(params.id, body)),

	remove: action(deleteService, ({ params }) => remove(params.id)),

	order: action(orderServices, async ({ body }) => {
		await reorder(uid, body.ids, lowestRankFirst);
		return accepted;
	}),
};
