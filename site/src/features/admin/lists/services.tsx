import { deleteService, listServices, type Service, serviceSortFields } from '@sumu/contract';
import { sumuPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import type { ListConfig } from './data-table/list-config';
import { WithPicture } from './data-table/with-picture';

export const serviceList: ListConfig<Service, (typeof serviceSortFields)[number]> = {
	resource: 'services',
	title: 'Manage Services',
	one: 'service',
	plural: 'services',
	searchHint: 'Search services',
	sortFields: serviceSortFields,
	sort: 'rank',
	entity: 'service',
	nameOf: ({ servicesHeader }) => servicesHeader,
	editTo: ({ _id }) => sumuPaths.updateService.at(_id),
	addTo: sumuPaths.addService.at(),
	read: (ask, signal) => callAsUser(listServices, { query: ask, signal }),
	remove: (id) => callAsUser(deleteService, { params: { id } }),
	columns: [
		{
			header: 'Service',
			role: 'main',
			sort: 'servicesHeader',
			cell: ({ picture, servicesHeader }) => (
				<WithPicture picture={picture} title={servicesHeader} />
			),
		},
		{ header: 'Description', cell: ({ servicesDescription }) => servicesDescription },
	],
};
