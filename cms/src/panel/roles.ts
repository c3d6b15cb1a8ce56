import { managedKinds, type UserRole } from '@sumu/contract';
import type { RoleType } from '../access/roles';
import { isFirstOwners, isTool, isWithheld, type Permission } from './permissions';

interface PanelRole {
	name: string;
	description: string;
	holds: (permission: Permission) => boolean;
	/** Role on the site of accounts with this panel role. */
	onSite: RoleType;
	/** Fields that are hidden from the role, by the uid of their content type. */
	without?: Record<string, readonly string[]>;
}

const pictureActionPattern = /^plugin::upload\.(?:read|configure-view|assets\.)/;
/** Matches all permissions on pictures and on the content types that a role manages. */
const matchManagedTypes =
	(role: UserRole) =>
	({ action, subject }: Permission) =>
		pictureActionPattern.test(action) ||
		(action.startsWith('plugin::content-manager.explorer.') &&
			managedKinds[role].some((kind) => subject === `api::${kind}.${kind}`));

/**
 * Roles of Strapi's panel besides Super Admin, which the first owner has. Each start resets their permissions. The key
 * is Strapi's `code`; `strapi-editor` is a role that Strapi creates.
 */
export const panelRoles: Readonly<Record<string, PanelRole>> = {
	'sumu-owner': {
		name: 'Owner',
		description: 'Everything except developer tools.',
		holds: (each) => !isWithheld(each) && !isTool(each) && !isFirstOwners(each),
		onSite: 'admin',
	},
	'strapi-editor': {
		name: 'Editor',
		description: 'The blog and its pictures.',
		holds: matchManagedTypes('editor'),
		onSite: 'sumu-editor',
	},
	'sumu-assistant': {
		name: 'Assistant',
		description: 'Projects, services, skills, reviews and pictures.',
		holds: matchManagedTypes('assistant'),
		onSite: 'sumu-assistant',
		without: { 'api::review.review': ['user', 'userEmail'] },
	},
	'sumu-developer': {
		name: 'Developer',
		description: 'Everything, including developer tools.',
		holds: (each) => !isWithheld(each) && !isFirstOwners(each),
		onSite: 'admin',
	},
};
