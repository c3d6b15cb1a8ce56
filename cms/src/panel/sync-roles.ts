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

/** Every right there is, as Strapi gives them to the super admin at each start. */
let everything: Permission[] = [];

/** Keeps from the super admin what nobody does, and what is for developers. */
export function limitPanel(strapi: Core.Strapi) {
	roleService(strapi).hooks.willResetSuperAdminPermissions.register((all) => {
		everything = all;
		return all.filter(isOwners).map(withAllowedFields);
	});
}

/** Strapi's own third role, whose rights would go by who wrote an entry; it goes unless somebody has it. */
async function removeAuthor(roles: RoleService) {
	const author = await roles.findOne({ code: 'strapi-author' });
	if (author && (await roles.getUsersCount(author.id)) === 0) await roles.deleteByIds([author.id]);
}

function withoutFields(permission: Permission, fields: readonly string[] = []): Permission {
	const { properties } = permission;
	if (fields.length === 0 || !properties?.fields) return permission;
	const kept = properties.fields.filter((name) => !fields.includes(name));
	return { ...permission, properties: { ...properties, fields: kept } };
}

/** Brings the roles of the panel into Strapi, each with exactly the rights that are its own. */
export async function syncPanelRoles(strapi: Core.Strapi) {
	const roles = roleService(strapi);
	for (const [code, { holds, without = {}, ...words }] of Object.entries(panelRoles)) {
		const found = await roles.findOne({ code });
		const { id } = found ?? (await roles.create({ code, ...words }));
		if (found && (found.name !== words.name || found.description !== words.description))
			await roles.update({ id }, words);
		const held = everything
			.filter(holds)
			.map((each) => withoutFields(withAllowedFields(each), without[each.subject ?? '']));
		await roles.assignPermissions(id, held);
	}
	await removeAuthor(roles);
}
