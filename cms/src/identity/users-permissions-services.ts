import { messages } from '@sumu/contract';
import { permissionsOf } from '../access/permissions';
import { type RoleType, siteRoles } from '../access/roles';
import { HttpError } from '../platform/lib/http-errors';
import { sessionRow } from './session-rows';

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

interface Tokens {
	verify: (token: string) => Promise<{ id: number; sessionId?: string }>;
}

/** Rejects access tokens as soon as their session ends. Strapi would accept them until they expire. */
export function guardTokens<Service extends Tokens>(service: Service): Service {
	return {
		...service,
		async verify(token: string) {
			const proof = await service.verify(token);
			if (!proof.sessionId || !(await sessionRow(proof.sessionId)))
				throw new Error('The session is over');
			return proof;
		},
	};
}

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
