import { apiEndpoints, type Endpoint, type EndpointName } from '@sumu/contract';
import { endpointAccess } from './table';

const isOpen = (name: EndpointName) =>
	apiEndpoints[name].method === 'GET' && endpointAccess[name].includes('public');

const resourceOf = ({ operation }: Endpoint) => operation.slice(0, operation.indexOf('.'));

/** Names of the resources that everyone may read, for example `project` if `project.list` is open. */
export const openResources: readonly string[] = [
	...new Set(
		(Object.keys(apiEndpoints) as EndpointName[])
			.filter(isOpen)
			.map((name) => resourceOf(apiEndpoints[name])),
	),
];
