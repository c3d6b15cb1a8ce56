import { grantFromTable, guardTokens, keepRoles } from '../../identity/users-permissions-services';

type Made<Service> = (given: unknown) => Service;

interface UsersPermissions {
	routes: Record<string, unknown>;
	services: {
		jwt: Made<Parameters<typeof guardTokens>[0]>;
		role: Made<Parameters<typeof keepRoles>[0]>;
		permission: Made<Parameters<typeof grantFromTable>[0]>;
	};
}

/**
 * Removes the plugin's own routes, which would be a second way in. The contract's routes (`src/api/auth` and its
 * neighbours) use its accounts, roles and sessions.
 */
export default (plugin: UsersPermissions) => {
	plugin.routes['content-api'] = { type: 'content-api', routes: [] };
	const { jwt, role, permission } = plugin.services;
	plugin.services.jwt = (given) => guardTokens(jwt(given));
	plugin.services.role = (given) => keepRoles(role(given));
	plugin.services.permission = (given) => grantFromTable(permission(given));
	return plugin;
};
