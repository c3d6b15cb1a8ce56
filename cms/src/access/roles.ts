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
