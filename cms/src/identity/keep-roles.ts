import { messages } from '@sumu/contract';
import { roles } from '../access/roles';
import { HttpError } from '../platform/lib/http-error';

interface Roles {
	deleteRole: (id: number | string, heir: number | string) => Promise<void>;
}

/** The panel deletes a role and makes its people visitors; those that the site stands on stay. */
export function keepRoles<Service extends Roles>(service: Service): Service {
	return {
		...service,
		async deleteRole(id, heir) {
			const role = await strapi.db
				.query('plugin::users-permissions.role')
				.findOne({ where: { id: Number(id) }, select: ['type'] });
			if (role && role.type in roles) throw new HttpError(409, messages.keptRole);
			await service.deleteRole(id, heir);
		},
	};
}
