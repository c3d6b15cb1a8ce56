import { type Endpoint, type EndpointName, endpoints } from '@sumu/contract';
import { access } from './table';

const isOpen = (name: EndpointName) =>
	endpoints[name].method === 'GET' && access[name].includes('public');

const resourceOf = ({ operation }: Endpoint) => operation.slice(0, operation.indexOf('.'));

/** Names of the resources that everyone may read, for example `project` if `project.list` is open. */
export const openResources: readonly string[] = [
	...new Set(
		(Object.keys(endpoints) as EndpointName[])
			.filter(isOpen)
			.map((name) => resourceOf(endpoints[name])),
	),
];
