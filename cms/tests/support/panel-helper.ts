import { call, newAddress } from './api.ts';
import { panel, type Target } from './panel.ts';

const password = 'Helper-pass-1';

const emailOf = (name: string) => `${name}@example.com`;

/**
 * Signs a helper in to the panel.
 * @returns the access token
 */
export async function panelToken(name: string, target?: Target) {
	const body = { email: emailOf(name), password };
	const from = newAddress();
	const signedIn = await call('/admin/login', { method: 'POST', body, from, base: target?.url });
	return String(signedIn.body.data.token);
}

/** Returns a helper with this panel role, signed in to the panel. Creates the account if the name is new. */
export async function panelHelper(code: string, target?: Target, name = code) {
	const users = `/admin/users?filters[email][$eq]=${encodeURIComponent(emailOf(name))}`;
	const [known] = (await panel('GET', users, undefined, target)).data.results;
	if (known) return { id: Number(known.id), token: await panelToken(name, target) };
	const { data: roles } = await panel('GET', '/admin/roles', undefined, target);
	const role = roles.find((each: { code: string }) => each.code === code);
	const { data: user } = await panel(
		'POST',
		'/admin/users',
		{ email: emailOf(name), firstname: name, roles: [role.id] },
		target,
	);
	const registration = {
		registrationToken: user.registrationToken,
		userInfo: { firstname: name, password },
	};
	const from = newAddress();
	const base = target?.url;
	await call('/admin/register', { method: 'POST', body: registration, from, base });
	return { id: Number(user.id), token: await panelToken(name, target) };
}

/** Helper with access to the tools that the owner lacks without PANEL_TOOLS. */
export const developer = 'tool-maker';
export const developerEmail = emailOf(developer);
