import { listServices, type Service } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';

export type ShownService = Omit<Service, 'img' | 'projects'>;

const toShownService = ({ img, projects, ...service }: Service): ShownService => service;

/** Services in the owner's order. */
export const servicesQuery = () =>
	queryOptions({
		queryKey: [...queryKeyOf('services'), 'ledger'],
		queryFn: async ({ signal }) =>
			(await callEndpoint(listServices, { signal })).data.map(toShownService),
	});
