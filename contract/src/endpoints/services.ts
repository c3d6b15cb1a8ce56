import { endpoint } from '../endpoint';
import { listOf } from '../schemas/answers';
import { limitQuery } from '../schemas/requests';
import { serviceSchema } from '../schemas/service';

export const listServices = endpoint({
	operation: 'service.list',
	method: 'GET',
	path: '/services',
	summary: 'The services, in the owner’s order',
	query: limitQuery,
	answer: listOf(serviceSchema),
});
