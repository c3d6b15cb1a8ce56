import type { RoleType } from '../access/roles';
import { panelRoles } from '../panel/roles';
import { superAdminCode } from '../ranks/rank';

const highestFirst: readonly RoleType[] = ['admin', 'sumu-assistant', 'sumu-editor'];

const onSite = (code: string): RoleType =>
	code === superAdminCode ? 'admin' : (panelRoles[code]?.onSite ?? 'authenticated');

/**
 * Returns the site role for panel roles. A site account has one role, so the highest counts. A role that the owner
 * added in the panel gives no role on the site.
 */
export function siteRoleOf(roles: readonly { code: string }[]): RoleType {
	const mappedRoles = roles.map(({ code }) => onSite(code));
	return highestFirst.find((role) => mappedRoles.includes(role)) ?? 'authenticated';
}
