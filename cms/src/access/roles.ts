/**
 * Roles of users-permissions; the key is its `type`. The panel makes a type of a name without hyphens, so
 * that no role which an owner added by hand is taken for a helper's.
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
/** Who writes posts. */
export const bloggers: readonly RoleType[] = ['sumu-editor', 'admin'];
/** Who looks after what the site shows of the owner's work. */
export const assistants: readonly RoleType[] = ['sumu-assistant', 'admin'];
/** Who has something to do in `/sumu`. */
export const helpers: readonly RoleType[] = ['sumu-editor', 'sumu-assistant', 'admin'];
