import jwt from 'jsonwebtoken';
import type { RoleType } from '../../src/access/roles.ts';
import { type Person, person, signInOwner } from './accounts.ts';
import { panel } from './panel.ts';
import { secret } from './server.ts';

export const callers = [
	'nobody',
	'visitor',
	'another visitor',
	'editor',
	'assistant',
	'admin',
	'deleted user',
	'blocked user',
	'expired token',
	'garbage token',
] as const;
export type Caller = (typeof callers)[number];

/** The caller that represents each role. */
export const callerOf: Record<RoleType, Caller> = {
	public: 'nobody',
	authenticated: 'visitor',
	'sumu-editor': 'editor',
	'sumu-assistant': 'assistant',
	admin: 'admin',
};

export interface Target {
	url: string;
	/** Access token of the panel. */
	token: string;
}

/** Returns the same token, but expired. */
function expired(token: string) {
	const { iat: _, exp: __, ...claims } = Object(jwt.decode(token));
	return jwt.sign(claims, secret, { algorithm: 'HS256', expiresIn: -1 });
}

const users = '/content-manager/collection-types/plugin::users-permissions.user';

async function accountOf({ email }: Person, target: Target) {
	const query = new URLSearchParams({ 'filters[email][$eq]': email });
	const { results } = await panel('GET', `${users}?${query}`, undefined, target);
	return results[0];
}

/** Token of an account that has been deleted since. */
async function deleted(target: Target) {
	const gone = await person('Gone', target.url);
	const { documentId } = await accountOf(gone, target);
	await panel('DELETE', `${users}/${documentId}`, undefined, target);
	return gone.token;
}

/** Gives an account a role, as the owner does in the panel. */
export async function giveRole(userId: string, type: RoleType, target: Target) {
	const { roles } = await panel('GET', '/users-permissions/roles', undefined, target);
	const { id } = roles.find((role: { type: string }) => role.type === type);
	const role = { connect: [{ id }], disconnect: [] };
	await panel('PUT', `${users}/${userId}`, { role }, target);
}

/** Token of an account with this role. */
export async function withRole(type: RoleType, target: Target) {
	const helper = await person('Helper', target.url);
	await giveRole(helper.id, type, target);
	return helper.token;
}

/** Token of an account that has been blocked since. */
async function blocked(target: Target) {
	const out = await person('Blocked', target.url);
	const { documentId } = await accountOf(out, target);
	await panel('PUT', `${users}/${documentId}`, { blocked: true }, target);
	return out.token;
}

export interface Cast {
	visitor: Person;
	tokens: Record<Caller, string | undefined>;
}

/** Creates an account for every row of the matrix. */
export async function cast(target: Target): Promise<Cast> {
	const visitor = await person('Visitor', target.url);
	const [another, admin] = [await person('Another', target.url), await signInOwner(target.url)];
	return {
		visitor,
		tokens: {
			nobody: undefined,
			visitor: visitor.token,
			'another visitor': another.token,
			editor: await withRole('sumu-editor', target),
			assistant: await withRole('sumu-assistant', target),
			admin: admin.token,
			'deleted user': await deleted(target),
			'blocked user': await blocked(target),
			'expired token': expired(visitor.token),
			'garbage token': 'eyJhbGciOiJub25lIn0.eyJpZCI6MX0.',
		},
	};
}
