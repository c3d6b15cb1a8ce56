import { permissionsOf } from '../access/permissions';
import { type RoleType, siteRoles } from '../access/roles';

interface Granted {
	action: string;
}

interface Permissions {
	findRolePermissions: (roleId: number) => Promise<Granted[]>;
	findPublicPermissions: () => Promise<Granted[]>;
}

/** Roles added in the panel get the permissions of `authenticated`. */
const knownType = (type: string | undefined): RoleType =>
	type !== undefined && Object.hasOwn(siteRoles, type) ? (type as RoleType) : 'authenticated';

const grantedTo = (type: RoleType): Granted[] =>
	[...permissionsOf(type)].map((action) => ({ action }));

/** Takes all permissions from the table in the code. The rows that the panel shows have no effect. */
export const grantFromTable = <Service extends Permissions>(service: Service): Service => ({
	...service,
	async findRolePermissions(roleId) {
		const role = await strapi.db
			.query('plugin::users-permissions.role')
			.findOne({ where: { id: roleId }, select: ['type'] });
		return grantedTo(knownType(role?.type));
	},
	findPublicPermissions: async () => grantedTo('public'),
});
