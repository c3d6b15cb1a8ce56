import { newcomer } from './accounts.ts';
import { call, newAddress } from './api.ts';
import type { Mailbox } from './mailbox.ts';
import { panel, type Target } from './panel.ts';

export interface Invited {
	/** Id of the panel account. */
	id: number;
	email: string;
	password: string;
	/** Access token of the panel. */
	token: string;
}

const password = 'Warp7andweft';

/** Invites people in the panel and accepts the invitations with the e-mailed link. */
export function invitations(target: Target, mailbox: Mailbox) {
	const base = target.url;
	const post = (path: string, body: object) =>
		call(path, { method: 'POST', body, base, from: newAddress() });

	const form = (email = newcomer().email) => ({ email, firstname: 'Rina', lastname: 'Das' });

	async function roleId(code: string): Promise<number> {
		const { data } = await panel('GET', '/admin/roles', undefined, target);
		return data.find((role: { code: string }) => role.code === code).id;
	}

	async function siteRoleId(type: string): Promise<number> {
		const { roles } = await panel('GET', '/users-permissions/roles', undefined, target);
		return roles.find((role: { type: string }) => role.type === type).id;
	}

	async function sent(code: string, email?: string) {
		const body = { ...form(email), roles: [await roleId(code)] };
		const { data } = await panel('POST', '/admin/users', body, target);
		return { id: Number(data.id), email: body.email, registrationToken: data.registrationToken };
	}

	const register = (registrationToken: string, chosen = password) =>
		post('/admin/register', {
			registrationToken,
			userInfo: { firstname: 'Rina', lastname: 'Das', password: chosen },
		});

	/** @returns an access token of the panel */
	async function follow(registrationToken: string): Promise<string> {
		const { status, body } = await register(registrationToken);
		if (status !== 200) throw new Error(`Registration: ${status} ${JSON.stringify(body)}`);
		return body.data.token;
	}

	async function joined(code: string): Promise<Invited> {
		const { id, email, registrationToken } = await sent(code);
		await mailbox.letterTo(email);
		return { id, email, password, token: await follow(registrationToken) };
	}

	const panelSignIn = async (email: string, tried: string) =>
		(await post('/admin/login', { email, password: tried })).status;

	return { password, form, roleId, siteRoleId, sent, register, follow, joined, panelSignIn };
}
