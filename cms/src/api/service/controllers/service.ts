import {
	addService,
	deleteService,
	getService,
	listServices,
	orderServices,
	type ServiceUpdateBody,
	updateService,
} from '@sumu/contract';
import { action } from '../../../contract/action';
import { listResponse, oneResponse } from '../../../contract/pages';
import { content } from '../../../platform/documents/content';
import { reorder } from '../../../platform/documents/reorder';
import { written } from '../../../platform/fields';
import { accepted } from '../../../platform/lib/accepted';
import { found } from '../../../platform/lib/found';
import { lowestRankFirst } from '../../../platform/lib/orders';
import { published, type Slice } from '../../../platform/lib/published';
import { table } from '../../../platform/lib/table';
import { pictureColumns } from '../../../platform/media/picture-columns';
import type schema from '../content-types/service/schema.json';
import { presentService, serviceFields } from '../presenter';

const uid = 'api::service.service';
const services = published(uid, serviceFields);
const dataTable = table({
	search: ['servicesHeader', 'servicesDescription'],
	sort: { servicesHeader: 'servicesHeader', rank: 'rank' },
	order: lowestRankFirst,
});

const columns = async ({ img, ...texts }: ServiceUpdateBody) =>
	written<typeof schema>()({
		...texts,
		...(await pictureColumns(img, 'img', { file: 'img', url: 'imageUrl' })),
	});

const { add, update, remove } = content(uid, {
	one: services.one,
	present: presentService,
	columns,
});

export default {
	list: action(listServices, async ({ query, ctx }) => {
		const rows = async (slice: Slice) => (await services.list(slice)).map(presentService);
		if (query.page) return dataTable.response(ctx, query, { count: services.count, rows });
		return listResponse(await rows({ orderBy: lowestRankFirst, limit: query.limit }));
	}),

	one: action(getService, async ({ params }) =>
		oneResponse(presentService(found(await services.one(params.id)))),
	),

	add: action(addService, ({ body, ctx }) => add(ctx, body)),

	update: action(updateService, ({ params, body }) => update(params.id, body)),

	remove: action(deleteService, ({ params }) => remove(params.id)),

	order: action(orderServices, async ({ body }) => {
		await reorder(uid, body.ids, lowestRankFirst);
		return accepted;
	}),
};
