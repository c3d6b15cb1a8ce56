import type { RoleType } from '../access/roles';
import { panelRoles } from '../panel/roles';
import { superAdmin } from '../ranks/rank';

const highestFirst: readonly RoleType[] = ['admin', 'sumu-assistant', 'sumu-editor'];

const onSite = (code: string): RoleType =>
	code === superAdmin ? 'admin' : (panelRoles[code]?.onSite ?? 'authenticated');

/**
 * What who has these roles in the panel is on the site, which knows one role an account: of several the one
 * that may most. A role that the owner added in the panel is none on the site.
 */
export function siteRoleOf(roles: readonly { code: string }[]): RoleType {
	const held = roles.map(({ code }) => onSite(code));
	return highestFirst.find((role) => held.includes(role)) ?? 'authenticated';
}
