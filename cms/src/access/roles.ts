import { managedKinds, type UserRole } from '@sumu/contract';

/**
 * Roles of users-permissions by `type`. The panel derives types from names without using hyphens, so no role that an
 * owner adds by hand can be taken for a helper's.
 */
export const siteRoles = {
	public: { name: 'Public', description: 'Anyone who is not signed in' },
	authenticated: { name: 'Authenticated', description: 'Anyone who is signed in' },
	'sumu-editor': { name: 'Editor', description: 'Writes the blog' },
	'sumu-assistant': {
		name: 'Assistant',
		description: 'Looks after projects, services, skills and reviews',
	},
	admin: { name: 'Admin', description: 'The owner' },
} as const;

export type RoleType = keyof typeof siteRoles;

export const allRoles: readonly RoleType[] = Object.keys(siteRoles) as RoleType[];
export const signedInRoles: readonly RoleType[] = allRoles.filter((type) => type !== 'public');
export const adminRoles: readonly RoleType[] = ['admin'];
/** Roles that write posts. */
export const editorRoles: readonly RoleType[] = ['sumu-editor', 'admin'];
/** Roles that look after projects, services, skills and reviews. */
export const assistantRoles: readonly RoleType[] = ['sumu-assistant', 'admin'];
/** Roles with access to `/sumu`. */
export const workplaceRoles: readonly RoleType[] = ['sumu-editor', 'sumu-assistant', 'admin'];

const isRole = (type: unknown): type is RoleType => typeof type === 'string' && type in siteRoles;

/** Role of a request's authenticated user; `public` without one. */
export function roleOf({ user }: { user?: { role?: { type?: unknown } | null } }): RoleType {
	const type = user?.role?.type;
	return isRole(type) ? type : 'public';
}

/** Role of the caller of the current request. */
export const callingRole = (): RoleType => roleOf(strapi.requestContext.get()?.state ?? {});

/** The contract's role for each Strapi role. */
export const contractRoles: Readonly<Record<RoleType, UserRole>> = {
	public: 'normal',
	authenticated: 'normal',
	'sumu-editor': 'editor',
	'sumu-assistant': 'assistant',
	admin: 'admin',
};

/** Checks whether a role manages entries of a kind. An admin passes for any kind; an unknown one is refused later. */
export const canManageKind = (role: RoleType, kind: string): boolean =>
	role === 'admin' || managedKinds[contractRoles[role]].some((each) => each === kind);
