/** Roles of users-permissions; `type` is what its public API calls them. */
export const roles = {
	public: { name: 'Public', description: 'Anyone who is not signed in' },
	authenticated: { name: 'Authenticated', description: 'Anyone who is signed in' },
	admin: { name: 'Admin', description: 'The owner' },
} as const;

export type RoleType = keyof typeof roles;

export const everyone: readonly RoleType[] = Object.keys(roles) as RoleType[];
export const signedIn: readonly RoleType[] = everyone.filter((type) => type !== 'public');
export const adminOnly: readonly RoleType[] = ['admin'];
