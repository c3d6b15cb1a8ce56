/**
 * Roles of users-permissions by `type`. The panel derives types from names without using hyphens, so no role that an
 * owner adds by hand can be taken for a helper's.
 */
export const roles = {
	public: { name: 'Public', description: 'Anyone who is not signed in' },
	authenticated: { name: 'Authenticated', description: 'Anyone who is signed in' },
	'sumu-editor': { name: 'Editor', description: 'Writes the blog' },
	'sumu-assistant': {
		name: 'Assistant',
		description: 'Looks after projects, services, skills and reviews',
	},
	admin: { name: 'Admin', description: 'The owner' },
} as const;

export type RoleType = keyof typeof roles;

export const everyone: readonly RoleType[] = Object.keys(roles) as RoleType[];
export const signedIn: readonly RoleType[] = everyone.filter((type) => type !== 'public');
export const adminOnly: readonly RoleType[] = ['admin'];
/** Roles that write posts. */
export const bloggers: readonly RoleType[] = ['sumu-editor', 'admin'];
/** Roles that look after projects, services, skills and reviews. */
export const assistants: readonly RoleType[] = ['sumu-assistant', 'admin'];
/** Roles with access to `/sumu`. */
export const helpers: readonly RoleType[] = ['sumu-editor', 'sumu-assistant', 'admin'];
