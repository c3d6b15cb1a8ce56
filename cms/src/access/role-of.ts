import { type RoleType, siteRoles } from './roles';

const isRole = (type: unknown): type is RoleType => typeof type === 'string' && type in siteRoles;

/** Role of a request's authenticated user; `public` without one. */
export function roleOf({ user }: { user?: { role?: { type?: unknown } | null } }): RoleType {
	const type = user?.role?.type;
	return isRole(type) ? type : 'public';
}

/** Role of the caller of the current request. */
export const callingRole = (): RoleType => roleOf(strapi.requestContext.get()?.state ?? {});
