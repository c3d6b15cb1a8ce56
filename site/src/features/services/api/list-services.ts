import { listServices, type Service } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';

export type ShownService = Omit<Service, 'img' | 'projects'>;

const shown = ({ img, projects, ...service }: Service): ShownService => service;

/** Services in the owner's order. */
export const servicesQuery = () =>
	queryOptions({
		queryKey: [...keys.services, 'ledger'],
		queryFn: async ({ signal }) => (await call(listServices, { signal })).data.map(shown),
	});
