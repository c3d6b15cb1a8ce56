import type { UserRole } from '@sumu/contract';
import type { RoleType } from './roles';

/** The contract's role for each Strapi role. */
export const contractRoles: Readonly<Record<RoleType, UserRole>> = {
	public: 'normal',
	authenticated: 'normal',
	'sumu-editor': 'editor',
	'sumu-assistant': 'assistant',
	admin: 'admin',
};
