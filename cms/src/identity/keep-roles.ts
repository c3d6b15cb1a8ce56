import { messages } from '@sumu/contract';
import { roles } from '../access/roles';
import { HttpError } from '../platform/lib/http-error';

interface Given {
	permissions?: Record<string, { controllers?: Record<string, Record<string, unknown>> }>;
}

interface Roles {
	createRole: (given: Given) => Promise<void>;
	updateRole: (id: number | string, given: Given) => Promise<void>;
	deleteRole: (id: number | string, heir: number | string) => Promise<void>;
}

async function isSitesOwn(id: number | string): Promise<boolean> {
	const role = await strapi.db
		.query('plugin::users-permissions.role')
		.findOne({ where: { id: Number(id) }, select: ['type'] });
	return role !== null && role.type in roles;
}

const grantsAnything = ({ permissions = {} }: Given): boolean =>
	Object.values(permissions).some(({ controllers = {} }) =>
		Object.values(controllers).some((actions) =>
			Object.values(actions).some((action) => Object(action).enabled === true),
		),
	);

const refuse = (message: string) => {
	throw new HttpError(409, message);
};

/**
 * Keeps the site's roles as defined in the code: the panel can neither change nor delete them, nor grant permissions
 * to any role.
 */
export function keepRoles<Service extends Roles>(service: Service): Service {
	return {
		...service,
		async createRole(given) {
			if (grantsAnything(given)) refuse(messages.rolesInCode);
			await service.createRole(given);
		},
		async updateRole(id, given) {
			if ((await isSitesOwn(id)) || grantsAnything(given)) refuse(messages.rolesInCode);
			await service.updateRole(id, given);
		},
		async deleteRole(id, heir) {
			if (await isSitesOwn(id)) refuse(messages.keptRole);
			await service.deleteRole(id, heir);
		},
	};
}
