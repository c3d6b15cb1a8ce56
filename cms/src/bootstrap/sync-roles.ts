import type { Core } from '@strapi/strapi';
import { permissionsOf } from '../access/permissions';
import { type RoleType, siteRoles } from '../access/roles';

const roleUid = 'plugin::users-permissions.role';
const permissionUid = 'plugin::users-permissions.permission';

async function ensureRole(strapi: Core.Strapi, type: RoleType) {
	const existingRole = await strapi.db.query(roleUid).findOne({ where: { type } });
	return existingRole ?? strapi.db.query(roleUid).create({ data: { type, ...siteRoles[type] } });
}

/**
 * Grants the permissions in the access table and revokes all others, so that the table is the single source of truth.
 */
async function syncRole(strapi: Core.Strapi, type: RoleType) {
	const role = await ensureRole(strapi, type);
	const permissions = strapi.db.query(permissionUid);
	const requiredActions = permissionsOf(type);
	const existingPermissions: { id: number; action: string }[] = await permissions.findMany({
		where: { role: { id: role.id } },
		select: ['id', 'action'],
	});
	const grantedActions = new Set<string>();
	for (const { id, action } of existingPermissions) {
		if (requiredActions.has(action) && !grantedActions.has(action)) grantedActions.add(action);
		else await permissions.delete({ where: { id } });
	}
	for (const action of requiredActions)
		if (!grantedActions.has(action)) await permissions.create({ data: { action, role: role.id } });
}

/** Writes the roles and permissions of the access table to users-permissions, where the panel shows them. */
export async function syncRoles(strapi: Core.Strapi) {
	for (const type of Object.keys(siteRoles) as RoleType[]) await syncRole(strapi, type);
}
