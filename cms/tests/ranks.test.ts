import { messages } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer, person, signIn } from './support/accounts.ts';
import { rows } from './support/query-sqlite.ts';
import { type Member, type Staff, siteUsers, startStaff } from './support/staff.ts';

const taken = 'Taken-over-1';

describe('helper ranks', () => {
	let staff: Staff;
	let first: Member;
	let helper: Member;
	let developer: Member;

	beforeAll(async () => {
		staff = await startStaff();
		first = await staff.firstOwner();
		helper = await staff.member('sumu-owner');
		developer = await staff.member('sumu-developer');
	});
	afterAll(() => staff.stop());

	const columnOf = (email: string, column: string): unknown => {
		const sql = `select ${column} as value from up_users where email = ?`;
		return rows(staff.database.variables, sql, email)[0]?.value;
	};
	const change = (by: Member, of: Member, data: object) =>
		staff.as(by.panel, 'PUT', `${siteUsers}/${of.siteId}`, data);
	const works = async ({ panel, site }: Member) => [
		(await staff.as(panel, 'GET', '/admin/users/me')).status,
		(await staff.onSite(site, 'GET', '/auth/sessions')).status,
	];

	it('link the first owner’s site and panel accounts at the first start', () => {
		expect(columnOf(first.email, 'panel_account')).toMatch(/^[a-z0-9]{24}$/);
	});

	it.each<[string, () => unknown]>([
		['panelAccount', () => columnOf(first.email, 'panel_account')],
		['panelAccount', () => null],
		['googleId', () => 'sub-of-somebody'],
		['secondFactor', () => 'A'.repeat(32)],
		['resetPasswordToken', () => 'a'.repeat(64)],
		['emailVerified', () => false],
		['twoStep', () => true],
		['provider', () => 'google'],
		['termsAccepted', () => new Date().toISOString()],
		['username', () => newcomer().email],
		['email', () => newcomer().email],
		['password', () => taken],
	])('do not allow setting %s on any account, including the caller’s own', async (field, value) => {
		const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
		for (const by of [helper, first])
			for (const of of [helper, first, developer]) {
				const before = columnOf(of.email, column);
				const sent = value();
				// Unchanged fields of a form are ignored, so the first owner's request is not refused.
				const expected = sent === before && by === first ? 200 : 403;
				const answer = await change(by, of, { [field]: sent });
				expect(answer.status, `${by.code} of ${of.code}`).toBe(expected);
				expect(columnOf(of.email, column)).toEqual(before);
			}
		await signIn(first, staff.base);
		await signIn(developer, staff.base);
	});

	it('do not allow new accounts with server-managed fields or a higher role', async () => {
		const { email } = newcomer();
		const account = { email, username: email, password: taken, confirmed: true };
		const linked = { ...account, panelAccount: 'x'.repeat(24) };
		expect((await staff.as(first.panel, 'POST', siteUsers, linked)).status).toBe(403);
		const { roles } = (await staff.as(first.panel, 'GET', '/users-permissions/roles')).body;
		const admin = roles.find(({ type }: { type: string }) => type === 'admin').id;
		const given = { ...account, role: { connect: [{ id: admin }] } };
		const made = await staff.as(helper.panel, 'POST', siteUsers, given);
		// Strapi's call that adds an account answers every refusal with 400.
		expect([made.status, made.body.error.message]).toEqual([400, messages.higherRank]);
		const clone = `${siteUsers}/clone/${first.siteId}`;
		expect((await staff.as(first.panel, 'POST', clone, account)).status).toBe(403);
		expect(columnOf(email, 'id')).toBeUndefined();
	});

	it('allow unchanged fields sent back by a panel form', async () => {
		const one = await person('Nadia', staff.base);
		const read = await staff.as(helper.panel, 'GET', `${siteUsers}/${one.id}`);
		const { data } = read.body;
		const role = { connect: [], disconnect: [] };
		const form = { ...data, role, avatar: null, city: 'Dhaka', password: '' };
		const saved = await staff.as(helper.panel, 'PUT', `${siteUsers}/${one.id}`, form);
		expect(saved.status, JSON.stringify(saved.body)).toBe(200);
		expect(columnOf(one.email, 'city')).toBe('Dhaka');
		await signIn(one, staff.base);
	});

	it('do not allow changing or deleting an account of equal or higher rank', async () => {
		const other = await staff.member('sumu-owner');
		const { roles } = (await staff.as(first.panel, 'GET', '/users-permissions/roles')).body;
		const idOf = (type: string) => roles.find((role: { type: string }) => role.type === type).id;
		for (const of of [first, other, developer]) {
			const attempts = [
				() => change(helper, of, { blocked: true }),
				() => change(helper, of, { displayName: 'Not me' }),
				() => change(helper, of, { role: { connect: [{ id: idOf('authenticated') }] } }),
				() => staff.as(helper.panel, 'DELETE', `${siteUsers}/${of.siteId}`),
				() =>
					staff.as(helper.panel, 'POST', `${siteUsers}/actions/bulkDelete`, {
						documentIds: [of.siteId],
					}),
				() => staff.as(helper.panel, 'DELETE', `/admin/users/${of.id}`),
				() => staff.as(helper.panel, 'POST', '/admin/users/batch-delete', { ids: [of.id] }),
				() => staff.as(helper.panel, 'PUT', `/admin/users/${of.id}`, { isActive: false }),
				() => staff.as(helper.panel, 'PUT', `/admin/users/${of.id}`, { firstname: 'Not me' }),
				() => staff.onSite(helper.site, 'DELETE', `/user/${of.siteId}`),
				() => staff.onSite(helper.site, 'PUT', `/user/${of.email}`, { displayName: 'Not me' }),
			];
			for (const [index, attempt] of attempts.entries())
				expect((await attempt()).status, `${of.code}, attempt ${index}`).toBe(403);
			expect(await works(of)).toEqual([200, 200]);
			expect(columnOf(of.email, 'display_name')).not.toBe('Not me');
		}
	});

	it('do not allow granting the Owner, Developer or Super Admin role', async () => {
		for (const code of ['sumu-owner', 'sumu-developer', 'strapi-super-admin']) {
			const roles = [await staff.invite.roleId(code)];
			const form = { ...staff.invite.form(), roles };
			expect((await staff.as(helper.panel, 'POST', '/admin/users', form)).status).toBe(403);
			if (code === helper.code) continue;
			const own = await staff.as(helper.panel, 'PUT', `/admin/users/${helper.id}`, { roles });
			expect(own.status, code).toBe(403);
		}
		const roles = [await staff.invite.roleId('strapi-editor')];
		const form = { ...staff.invite.form(), roles };
		expect((await staff.as(helper.panel, 'POST', '/admin/users', form)).status).toBe(201);
		const more = { ...staff.invite.form(), roles };
		expect((await staff.as(developer.panel, 'POST', '/admin/users', more)).status).toBe(403);
	});

	it('do not allow an invitation to the e-mail address of another Owner', async () => {
		const { email } = newcomer();
		await staff.as(helper.panel, 'PUT', '/admin/users/me', { email });
		const one = await staff.member('sumu-owner');
		const roles = [await staff.invite.roleId('strapi-editor')];
		const form = { ...staff.invite.form(one.email), roles };
		const answer = await staff.as(helper.panel, 'POST', '/admin/users', form);
		expect(answer.status).toBeGreaterThanOrEqual(400);
		expect(await works(one)).toEqual([200, 200]);
	});

	it('do not allow setting a helper’s password or e-mail, even for the first owner', async () => {
		for (const data of [{ password: taken }, { email: newcomer().email }]) {
			const answer = await staff.as(first.panel, 'PUT', `/admin/users/${developer.id}`, data);
			expect(answer.status).toBe(403);
			expect(answer.body.error.message).toBe(messages.ownersCredentials);
		}
		const own = { password: taken };
		expect((await staff.as(helper.panel, 'PUT', `/admin/users/${helper.id}`, own)).status).toBe(
			403,
		);
		await signIn(developer, staff.base);
	});

	it('do not allow deleting the last Super Admin’s site account', async () => {
		const own = await staff.onSite(first.site, 'DELETE', '/account');
		expect([own.status, own.body.error.message]).toEqual([409, messages.lastAdmin]);
		expect(await works(first)).toEqual([200, 200]);
	});
});

describe('a password reset link', () => {
	let staff: Staff;
	let first: Member;
	beforeAll(async () => {
		staff = await startStaff();
		first = await staff.firstOwner();
	});
	afterAll(() => staff.stop());

	const send = (by: Member, id: string) =>
		staff.as(by.panel, 'POST', `/admin/sumu/accounts/${id}/reset-link`);

	it('is sent only by a higher-ranked account and only to the account’s own address', async () => {
		const editor = await staff.member('strapi-editor');
		const helper = await staff.member('sumu-owner');
		expect((await send(helper, first.siteId)).status).toBe(403);
		expect((await send(helper, helper.siteId)).status).toBe(403);
		expect((await send(editor, editor.siteId)).status).toBe(403);
		expect((await send(helper, editor.siteId)).status).toBe(200);
		const { text = '' } = await staff.mailbox.letterTo(editor.email);
		const code = /#code=([\w.-]+)/.exec(text)?.[1];
		expect((await send(helper, editor.siteId)).status).toBe(429);
		const password = 'SelvageAnd77';
		const form = { code, password, passwordConfirmation: password };
		const reset = await staff.onSite('', 'POST', '/auth/reset-password', form);
		expect(reset.status, JSON.stringify(reset.body)).toBe(200);
		await signIn({ ...editor, password }, staff.base);
		expect((await staff.as(editor.panel, 'GET', '/admin/users/me')).status).toBe(401);
	});
});
