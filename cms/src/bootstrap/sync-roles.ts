import type { Core } from '@strapi/strapi';
import { permissionsOf } from '../access/permissions';
import { type RoleType, roles } from '../access/roles';

const roleUid = 'plugin::users-permissions.role';
const permissionUid = 'plugin::users-permissions.permission';

async function ensureRole(strapi: Core.Strapi, type: RoleType) {
	const found = await strapi.db.query(roleUid).findOne({ where: { type } });
	return found ?? strapi.db.query(roleUid).create({ data: { type, ...roles[type] } });
}

/**
 * Grants the permissions in the access table and revokes all others, so that the table is the single source of truth.
 */
async function syncRole(strapi: Core.Strapi, type: RoleType) {
	const role = await ensureRole(strapi, type);
	const permissions = strapi.db.query(permissionUid);
	const wanted = permissionsOf(type);
	const held: { id: number; action: string }[] = await permissions.findMany({
		where: { role: { id: role.id } },
		select: ['id', 'action'],
	});
	const kept = new Set<string>();
	for (const { id, action } of held) {
		if (wanted.has(action) && !kept.has(action)) kept.add(action);
		else await permissions.delete({ where: { id } });
	}
	for (const action of wanted)
		if (!kept.has(action)) await permissions.create({ data: { action, role: role.id } });
}

/** Writes the roles and permissions of the access table to users-permissions, where the panel shows them. */
export async function syncRoles(strapi: Core.Strapi) {
	for (const type of Object.keys(roles) as RoleType[]) await syncRole(strapi, type);
}
