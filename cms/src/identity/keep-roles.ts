import { messages } from '@sumu/contract';
import { siteRoles } from '../access/roles';
import { HttpError } from '../platform/lib/http-error';

interface RoleBody {
	permissions?: Record<string, { controllers?: Record<string, Record<string, unknown>> }>;
}

interface Roles {
	createRole: (given: RoleBody) => Promise<void>;
	updateRole: (id: number | string, given: RoleBody) => Promise<void>;
	deleteRole: (id: number | string, heir: number | string) => Promise<void>;
}

async function isSitesOwn(id: number | string): Promise<boolean> {
	const role = await strapi.db
		.query('plugin::users-permissions.role')
		.findOne({ where: { id: Number(id) }, select: ['type'] });
	return role !== null && role.type in siteRoles;
}

const grantsAnything = ({ permissions = {} }: RoleBody): boolean =>
	Object.values(permissions).some(({ controllers = {} }) =>
		Object.values(controllers).some((actions) =>
			Object.values(actions).some((action) => Object(action).enabled === true),
		),
	);

const throwConflict = (message: string) => {
	throw new HttpError(409, message);
};

/**
 * Keeps the site's roles as defined in the code: the panel can neither change nor delete them, nor grant permissions
 * to any role.
 */
export function keepRoles<Service extends Roles>(service: Service): Service {
	return {
		...service,
		async createRole(body) {
			if (grantsAnything(body)) throwConflict(messages.rolesInCode);
			await service.createRole(body);
		},
		async updateRole(id, body) {
			if ((await isSitesOwn(id)) || grantsAnything(body)) throwConflict(messages.rolesInCode);
			await service.updateRole(id, body);
		},
		async deleteRole(id, heir) {
			if (await isSitesOwn(id)) throwConflict(messages.keptRole);
			await service.deleteRole(id, heir);
		},
	};
}
