import {
	deleteService,
	listServices,
	type ManagedService,
	serviceSortFields,
} from '@sumu/contract';
import { entryPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { entryRoutes } from '../entry-routes';
import type { ListConfig } from './data-table/list-config';
import { ListLinks } from './data-table/list-links';
import { ListScreen } from './data-table/list-screen';
import { WithPicture } from './data-table/name-cells';
import { stateColumn } from './data-table/state-column';

const serviceList: ListConfig<ManagedService, (typeof serviceSortFields)[number]> = {
	resource: 'services',
	title: 'Manage Services',
	one: 'service',
	plural: 'services',
	searchHint: 'Search services',
	sortFields: serviceSortFields,
	sort: 'rank',
	entity: 'service',
	nameOf: ({ servicesHeader }) => servicesHeader,
	kind: 'service',
	trash: 'service',
	editTo: ({ _id }) => entryRoutes.service.edit(_id),
	read: (ask, signal) => callAsUser(listServices, { query: ask, signal }),
	remove: (id, options) => callAsUser(deleteService, { params: { id }, ...options }),
	exportedFields: ['servicesHeader', 'servicesDescription', 'status'],
	columns: [
		{
			header: 'Service',
			role: 'main',
			sort: 'servicesHeader',
			cell: ({ _id, picture, servicesHeader }) => (
				<WithPicture picture={picture} title={servicesHeader} to={entryRoutes.service.edit(_id)} />
			),
		},
		stateColumn('service'),
		{ header: 'Description', cell: ({ servicesDescription }) => servicesDescription },
	],
};

export default function ServicesScreen() {
	return (
		<ListScreen list={serviceList}>
			<ListLinks
				order={entryPaths.service.order.at()}
				add={entryPaths.service.add.at()}
				label="Add Service"
			/>
		</ListScreen>
	);
}
