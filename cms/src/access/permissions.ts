import { apiEndpoints, type EndpointName } from '@sumu/contract';
import type { RoleType } from './roles';
import { endpointAccess } from './table';

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
