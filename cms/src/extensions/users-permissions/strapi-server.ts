import { guardTokens } from '../../identity/guard-tokens';
import { keepRoles } from '../../identity/keep-roles';

interface JwtService {
	verify: (token: string) => Promise<{ id: number; sessionId?: string }>;
}

interface RoleService {
	deleteRole: (id: number | string, heir: number | string) => Promise<void>;
}

interface UsersPermissions {
	routes: Record<string, unknown>;
	services: { jwt: (given: unknown) => JwtService; role: (given: unknown) => RoleService };
}

/**
 * The calls of the identity provider are the contract's (`src/api/auth` and its neighbours), made of
 * this plugin's accounts, roles and sessions; its own routes would be a second way in.
 */
export default (plugin: UsersPermissions) => {
	plugin.routes['content-api'] = { type: 'content-api', routes: [] };
	const { jwt, role } = plugin.services;
	plugin.services.jwt = (given) => guardTokens(jwt(given));
	plugin.services.role = (given) => keepRoles(role(given));
	return plugin;
};
