import type { Core } from '@strapi/strapi';
import { isOwners, type Permission, withAllowedFields } from './permissions';
import { panelRoles } from './roles';

interface Role {
	id: number;
	name: string;
	description: string;
}
interface RoleService {
	findOne(where: object): Promise<Role | null>;
	create(role: object): Promise<Role>;
	update(where: object, role: object): Promise<Role>;
	getUsersCount(id: number): Promise<number>;
	deleteByIds(ids: number[]): Promise<unknown>;
	assignPermissions(id: number, permissions: Permission[]): Promise<unknown>;
	hooks: {
		willResetSuperAdminPermissions: {
			register(handler: (all: Permission[]) => Permission[]): unknown;
		};
	};
}

const roleService = (strapi: Core.Strapi) =>
	strapi.service('admin::role') as unknown as RoleService;

/** All permissions, as Strapi grants them to the super admin at each start. */
let allPermissions: Permission[] = [];

/** Takes withheld permissions and developers' tools from the super admin. */
export function limitPanel(strapi: Core.Strapi) {
	roleService(strapi).hooks.willResetSuperAdminPermissions.register((all) => {
		allPermissions = all;
		return all.filter(isOwners).map(withAllowedFields);
	});
}

/** Removes Strapi's third role, whose permissions depend on the author of an entry, unless an account has it. */
async function removeAuthor(roles: RoleService) {
	const author = await roles.findOne({ code: 'strapi-author' });
	if (author && (await roles.getUsersCount(author.id)) === 0) await roles.deleteByIds([author.id]);
}

function withoutFields(permission: Permission, fields: readonly string[] = []): Permission {
	const { properties } = permission;
	if (fields.length === 0 || !properties?.fields) return permission;
	const allowedFields = properties.fields.filter((name) => !fields.includes(name));
	return { ...permission, properties: { ...properties, fields: allowedFields } };
}

/** Writes the panel's roles to Strapi, each with exactly its own permissions. */
export async function syncPanelRoles(strapi: Core.Strapi) {
	const roles = roleService(strapi);
	for (const [code, { holds, without = {}, ...texts }] of Object.entries(panelRoles)) {
		const existingRole = await roles.findOne({ code });
		const { id } = existingRole ?? (await roles.create({ code, ...texts }));
		if (
			existingRole &&
			(existingRole.name !== texts.name || existingRole.description !== texts.description)
		)
			await roles.update({ id }, texts);
		const rolePermissions = allPermissions
			.filter(holds)
			.map((each) => withoutFields(withAllowedFields(each), without[each.subject ?? '']));
		await roles.assignPermissions(id, rolePermissions);
	}
	await removeAuthor(roles);
}
