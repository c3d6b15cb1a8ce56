import { type RoleType, roles } from './roles';

const isRole = (type: unknown): type is RoleType => typeof type === 'string' && type in roles;

/** The role that a request's token has proved; public where it has none. */
export function roleOf({ user }: { user?: { role?: { type?: unknown } | null } }): RoleType {
	const type = user?.role?.type;
	return isRole(type) ? type : 'public';
}

/** The role of whoever makes the request that is being answered. */
export const callingRole = (): RoleType => roleOf(strapi.requestContext.get()?.state ?? {});
