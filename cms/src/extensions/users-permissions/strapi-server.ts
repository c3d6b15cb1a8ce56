import { guardTokens } from '../../identity/guard-tokens';

interface JwtService {
	verify: (token: string) => Promise<{ id: number; sessionId?: string }>;
}

interface UsersPermissions {
	routes: Record<string, unknown>;
	services: { jwt: (given: unknown) => JwtService };
}

/**
 * The calls of the identity provider are the contract's (`src/api/auth` and its neighbours), made of
 * this plugin's accounts, roles and sessions; its own routes would be a second way in.
 */
export default (plugin: UsersPermissions) => {
	plugin.routes['content-api'] = { type: 'content-api', routes: [] };
	const { jwt } = plugin.services;
	plugin.services.jwt = (given) => guardTokens(jwt(given));
	return plugin;
};
