import { type EndpointName, endpoints } from '@sumu/contract';
import type { RoleType } from './roles';
import { access } from './table';

/** Strapi's name for an endpoint's permission, for example `api::project.project.page` for `project.page`. */
function permission(operation: string) {
	const [controller] = operation.split('.');
	return `api::${controller}.${operation}`;
}

const granted = (Object.keys(access) as EndpointName[]).map((name) => ({
	action: permission(endpoints[name].operation),
	roles: access[name],
}));

/** Returns every permission of a role. */
export const permissionsOf = (role: RoleType): Set<string> =>
	new Set(granted.filter(({ roles }) => roles.includes(role)).map(({ action }) => action));
