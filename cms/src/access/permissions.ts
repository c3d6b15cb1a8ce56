import { apiEndpoints, type Endpoint, type EndpointName } from '@sumu/contract';
import { endpointAccess } from './endpoint-access';
import type { RoleType } from './roles';

/** Strapi's name for an endpoint's permission, for example `api::project.project.page` for `project.page`. */
function toPermissionName(operation: string) {
	const [controller] = operation.split('.');
	return `api::${controller}.${operation}`;
}

const permissionGrants = (Object.keys(endpointAccess) as EndpointName[]).map((name) => ({
	action: toPermissionName(apiEndpoints[name].operation),
	roles: endpointAccess[name],
}));

/** Returns every permission of a role. */
export const permissionsOf = (role: RoleType): Set<string> =>
	new Set(permissionGrants.filter(({ roles }) => roles.includes(role)).map(({ action }) => action));

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
