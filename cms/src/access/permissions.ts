import { type EndpointName, endpoints } from '@sumu/contract';
import type { RoleType } from './roles';
import { access, identityAccess } from './table';

/** Strapi's name of an endpoint's permission: `project.page` is `api::project.project.page`. */
function permission(operation: string) {
	const [controller] = operation.split('.');
	return `api::${controller}.${operation}`;
}

const granted: [string, readonly RoleType[]][] = [
	...(Object.keys(access) as EndpointName[]).map((name): [string, readonly RoleType[]] => [
		permission(endpoints[name].operation),
		access[name],
	]),
	...Object.entries(identityAccess).map(([action, roles]): [string, readonly RoleType[]] => [
		`plugin::users-permissions.${action}`,
		roles,
	]),
];

/** Every permission a role has. */
export const permissionsOf = (role: RoleType): Set<string> =>
	new Set(granted.filter(([, roles]) => roles.includes(role)).map(([action]) => action));
