import { listServices } from '@sumu/contract';
import { action } from '../../../contract/action';
import { listAnswer } from '../../../contract/pages';
import { lowestRankFirst } from '../../../lib/orders';
import { published } from '../../../lib/published';
import { presentService, type ServiceRow, serviceColumns } from '../../../presenters/service';

const services = published<ServiceRow>('api::service.service', {
	select: serviceColumns,
	populate: { img: true },
});

export default {
	list: action(listServices, async ({ query }) => {
		const rows = await services.list({ orderBy: lowestRankFirst, limit: query.limit });
		return listAnswer(rows.map(presentService));
	}),
};
