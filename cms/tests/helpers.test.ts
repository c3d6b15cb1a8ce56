import { messages } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer, person, signIn, signInOwner } from './support/accounts.ts';
import { call, newAddress } from './support/api.ts';
import { type Invited, invitations } from './support/invite.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { panel, panelAnswer, type Target } from './support/panel.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { owner, type Server, startServer } from './support/server.ts';

const people = '/content-manager/collection-types/plugin::users-permissions.user';

/** Uses its own server with a mail server. */
describe('a helper invited in the panel', () => {
	let server: Server;
	let mailbox: Mailbox;
	let remove: () => void;
	let target: Target;
	let invite: ReturnType<typeof invitations>;

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		mailbox = await openMailbox();
		server = await startServer({
			...database.variables,
			SMTP_URL: mailbox.url,
			TRUST_PROXY: 'true',
		});
		const { body } = await call('/admin/login', { method: 'POST', body: owner, base: server.url });
		target = { url: server.url, token: body.data.token };
		invite = invitations(target, mailbox);
	});
	afterAll(async () => {
		await server.stop();
		await mailbox.stop();
		remove();
	});

	const roleOf = async (token: string, email: string) =>
		(await call(`/api/user/${email}`, { token, base: server.url })).body.data?.role;
	const works = async (token: string) =>
		(await call('/api/auth/sessions', { token, base: server.url })).status;
	const inPanel = (token: string) =>
		panelAnswer('GET', '/admin/users/me', undefined, { url: server.url, token });
	const change = (one: Invited, data: object, by = target) =>
		panelAnswer('PUT', `/admin/users/${one.id}`, data, by);
	/** Changes a helper's e-mail address as the helper. */
	const move = ({ token }: Invited, email: string) =>
		panelAnswer('PUT', '/admin/users/me', { email }, { url: server.url, token });
	const ownCall = (path: string, token: string, body: object) =>
		call(path, { method: 'POST', token, body, base: server.url, from: newAddress() });
	const accountOf = async (email: string) => {
		const query = new URLSearchParams({ 'filters[email][$eq]': email });
		return (await panel('GET', `${people}?${query}`, undefined, target)).results;
	};

	it.each([
		['sumu-owner', 'admin'],
		['strapi-editor', 'editor'],
		['sumu-assistant', 'assistant'],
		['sumu-developer', 'admin'],
		['strapi-super-admin', 'admin'],
	])('with the panel role %s has the site role %s and the same credentials', async (code, role) => {
		const one = await invite.joined(code);
		const signedIn = await signIn(one, server.url);
		expect(await roleOf(signedIn.token, one.email)).toBe(role);
		expect(signedIn.displayName).toBe('Rina Das');
		expect((await inPanel(one.token)).status).toBe(200);
	});

	it('receives the panel’s registration link by e-mail', async () => {
		const { email, registrationToken } = await invite.sent('strapi-editor');
		const { text, subject } = await mailbox.letterTo(email);
		expect(subject).toContain('invited');
		expect(text).toContain(`/admin/auth/register?registrationToken=${registrationToken}`);
	});

	it('has no site account before following the link', async () => {
		const { id, email } = await invite.sent('strapi-editor');
		await panel('PUT', `/admin/users/${id}`, { firstname: 'Rokeya' }, target);
		expect(await accountOf(email)).toEqual([]);
	});

	it('takes over a visitor account with the same address and revokes its sessions', async () => {
		const visitor = await person('Stranger', server.url);
		const { registrationToken } = await invite.sent('strapi-editor', visitor.email);
		expect(await works(visitor.token)).toBe(200);
		expect(await roleOf(visitor.token, visitor.email)).toBe('normal');
		await invite.follow(registrationToken);
		expect(await works(visitor.token)).toBe(401);
		await expect(signIn(visitor, server.url)).rejects.toThrow(messages.wrongCredentials);
		const [account, ...others] = await accountOf(visitor.email);
		expect(others).toEqual([]);
		expect(account).toMatchObject({ documentId: visitor.id, displayName: 'Rina Das' });
		const signedIn = await signIn({ ...visitor, password: invite.password }, server.url);
		expect(await roleOf(signedIn.token, visitor.email)).toBe('editor');
	});

	it('cannot choose a common password', async () => {
		const { registrationToken } = await invite.sent('strapi-editor');
		const refused = await invite.register(registrationToken, 'Password1');
		expect(refused.status).toBe(400);
		expect(refused.body.error.message).toBe(messages.commonPassword);
	});

	describe('after registration', () => {
		it('has one password for panel and site, changeable in either', async () => {
			const one = await invite.joined('strapi-editor');
			const before = await signIn(one, server.url);
			const own = { currentPassword: one.password, password: 'Shuttle-and-8' };
			const me = { url: server.url, token: one.token };
			expect((await panelAnswer('PUT', '/admin/users/me', own, me)).status).toBe(200);
			expect(await works(before.token)).toBe(401);
			const after = await signIn({ ...one, password: own.password }, server.url);

			const again = { currentPassword: own.password, password: 'Bobbin99threads' };
			const changed = await ownCall('/api/auth/change-password', after.token, {
				...again,
				passwordConfirmation: again.password,
			});
			expect(changed.status).toBe(200);
			expect(await works(changed.body.jwt)).toBe(200);
			expect(await invite.panelSignIn(one.email, own.password)).toBe(400);
			expect(await invite.panelSignIn(one.email, again.password)).toBe(200);
		});

		it('has a new site role immediately after a role change in the panel', async () => {
			const one = await invite.joined('strapi-editor');
			const { token } = await signIn(one, server.url);
			const roles = [await invite.roleId('sumu-assistant')];
			expect((await change(one, { roles })).status).toBe(200);
			expect(await roleOf(token, one.email)).toBe('assistant');
		});

		it('is signed out of panel and site when blocked, and can sign in when unblocked', async () => {
			const one = await invite.joined('sumu-assistant');
			const { token } = await signIn(one, server.url);
			expect((await change(one, { isActive: false })).status).toBe(200);
			expect(await works(token)).toBe(401);
			expect((await inPanel(one.token)).status).toBe(401);
			await expect(signIn(one, server.url)).rejects.toThrow(messages.accountBlocked);
			await change(one, { isActive: true });
			await signIn(one, server.url);
		});

		it('becomes an ordinary visitor when removed in the panel', async () => {
			const one = await invite.joined('sumu-owner');
			const { token } = await signIn(one, server.url);
			await panel('DELETE', `/admin/users/${one.id}`, undefined, target);
			expect(await works(token)).toBe(401);
			const after = await signIn(one, server.url);
			expect(await roleOf(after.token, one.email)).toBe('normal');
		});

		it('is removed from the panel when the site account is deleted', async () => {
			const one = await invite.joined('strapi-editor');
			const { id } = await signIn(one, server.url);
			const { token } = await signInOwner(server.url);
			const deleted = await call(`/api/user/${id}`, {
				method: 'DELETE',
				token,
				base: server.url,
			});
			expect(deleted.status).toBe(200);
			expect((await inPanel(one.token)).status).toBe(401);
		});

		it.each([
			'strapi-super-admin',
			'sumu-developer',
		])('with the role %s cannot be deleted on the site by an Owner', async (code) => {
			const one = await invite.joined(code);
			const { id } = await signIn(one, server.url);
			const lesser = await signIn(await invite.joined('sumu-owner'), server.url);
			const remove = { method: 'DELETE', token: lesser.token, base: server.url };
			expect((await call(`/api/user/${id}`, remove)).status).toBe(403);
			expect((await inPanel(one.token)).status).toBe(200);
			await signIn(one, server.url);
			const { token } = await signInOwner(server.url);
			expect((await call(`/api/user/${id}`, { ...remove, token })).status).toBe(200);
		});

		it('has a new e-mail address on the site too, unverified, unless it is taken', async () => {
			const one = await invite.joined('strapi-editor');
			const other = await person('Other', server.url);
			expect((await move(one, other.email)).status).toBe(409);
			const { email } = newcomer();
			expect((await change(one, { email })).status).toBe(403);
			expect((await move(one, email)).status).toBe(200);
			const [account] = await accountOf(email);
			expect(account).toMatchObject({ username: email, emailVerified: false });
			await signIn({ email, password: one.password }, server.url);
		});

		it('cannot use a code sent to a former e-mail address', async () => {
			const one = await invite.joined('strapi-editor');
			const codeTo = async (call: string, email: string) => {
				await ownCall(`/api/auth/${call}`, '', { email });
				return /#code=([\w.-]+)/.exec((await mailbox.letterTo(email)).text ?? '')?.[1];
			};
			const reset = await codeTo('forgot-password', one.email);
			const [second, third] = [newcomer().email, newcomer().email];
			await move(one, second);
			const password = 'Selvage-and-7';
			const form = { code: reset, password, passwordConfirmation: password };
			expect((await ownCall('/api/auth/reset-password', '', form)).status).toBe(400);

			const confirmation = await codeTo('send-email-confirmation', second);
			expect(confirmation).toMatch(/./);
			await move(one, third);
			const confirmed = await ownCall('/api/auth/email-confirmation', '', { confirmation });
			expect(confirmed.status).toBe(400);
			expect(await accountOf(third)).toMatchObject([{ emailVerified: false }]);
			await signIn({ email: third, password: one.password }, server.url);
		});

		it.each([
			['role', async () => ({ role: { connect: [{ id: await invite.siteRoleId('admin') }] } })],
			['blocked', async () => ({ blocked: true })],
		])('refuses a change of %s outside Settings, Users', async (_, data) => {
			const one = await invite.joined('strapi-editor');
			const { id } = await signIn(one, server.url);
			const refused = await panelAnswer('PUT', `${people}/${id}`, await data(), target);
			expect(refused.status).toBe(409);
			expect(await refused.text()).toContain(messages.helpsInPanel);
			const { token } = await signIn(one, server.url);
			expect(await roleOf(token, one.email)).toBe('editor');
			const named = await panelAnswer('PUT', `${people}/${id}`, { city: 'Dhaka' }, target);
			expect(named.status).toBe(200);
		});
	});

	describe('permission to invite', () => {
		it('does not let an Owner invite or change Developers and Super Admins', async () => {
			const { token } = await invite.joined('sumu-owner');
			const by = { url: server.url, token };
			const developer = await invite.joined('sumu-developer');
			for (const code of ['sumu-developer', 'strapi-super-admin']) {
				const given = { ...invite.form(), roles: [await invite.roleId(code)] };
				expect((await panelAnswer('POST', '/admin/users', given, by)).status).toBe(403);
			}
			expect((await change(developer, { password: 'Taken-over-1' }, by)).status).toBe(403);
			const [account] = await accountOf(developer.email);
			const password = { password: 'Taken-over-1' };
			const there = `${people}/${account.documentId}`;
			expect((await panelAnswer('PUT', there, password, by)).status).toBe(403);
			await signIn(developer, server.url);
			const editor = { ...invite.form(), roles: [await invite.roleId('strapi-editor')] };
			expect((await panelAnswer('POST', '/admin/users', editor, by)).status).toBe(201);
		});

		it('does not let Editors and Assistants invite anyone', async () => {
			for (const code of ['strapi-editor', 'sumu-assistant']) {
				const { token } = await invite.joined(code);
				const form = { ...invite.form(), roles: [await invite.roleId(code)] };
				const by = { url: server.url, token };
				expect((await panelAnswer('POST', '/admin/users', form, by)).status).toBe(403);
			}
		});
	});
});
