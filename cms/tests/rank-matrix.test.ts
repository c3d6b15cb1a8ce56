import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from './support/accounts.ts';
import { call, newAddress } from './support/api.ts';
import { panelWrites, type Write } from './support/panel-writes.ts';
import { readAfterWrites, rows } from './support/query-sqlite.ts';
import { helpers, isAbove, panelState, rights, siteState } from './support/ranks.ts';
import { type Member, type Staff, startStaff } from './support/staff.ts';

const models = [
	'plugin::users-permissions.user',
	'plugin::users-permissions.role',
	'admin::user',
	'admin::api-token',
	'admin::session',
];
const mailServer = {
	host: '127.0.0.1',
	port: 25,
	user: '',
	sender: 'a@b.example',
	currentPassword: 'Wrong-1',
};

describe('panel write calls against accounts of equal or higher rank', () => {
	let staff: Staff;
	let first: Member;
	let variables: Record<string, string>;
	const members: Record<string, Member> = {};
	const peers: Record<string, Member> = {};
	let superAdmin: number;
	let siteAdmin: number;
	let linked: string;

	beforeAll(async () => {
		staff = await startStaff();
		variables = staff.database.variables;
		first = await staff.firstOwner();
		for (const code of helpers) {
			members[code] = await staff.member(code);
			peers[code] = await staff.member(code);
		}
		superAdmin = await staff.invite.roleId('strapi-super-admin');
		siteAdmin = await staff.invite.siteRoleId('admin');
		linked = String(
			rows(variables, 'select document_id from admin_users where email = ?', first.email)[0]
				?.document_id,
		);
	});
	afterAll(() => staff.stop());

	/** All members that the caller may not manage. */
	const protectedFrom = (code: string) =>
		[first, ...Object.values(peers)].filter((one) => !isAbove(code, one.code));
	const stateOf = (code: string) => {
		const states = protectedFrom(code).map(({ email }) => [
			rows(variables, panelState, email),
			rows(variables, siteState, email),
		]);
		const own = rows(
			variables,
			'select group_concat(role_id) as roles from admin_users_roles_lnk where user_id = ?',
			String(memberOf(code).id),
		);
		return JSON.stringify([states, own, rights.map((sql) => rows(variables, sql))]);
	};
	const memberOf = (code: string): Member => {
		const member = members[code];
		if (!member) throw new Error(code);
		return member;
	};

	/**
	 * Bodies that an attacker may send, mostly with a single field: validators refuse a body with one unknown
	 * field.
	 */
	const bodies = (path: string, target: Member): object[] => {
		if (path.includes('/upkeep')) return [{ nights: 3 }, mailServer];
		if (path.includes('/roles'))
			return [
				{ permissions: [] },
				{ name: 'Mine', description: 'x', permissions: {}, users: [target.siteId] },
			];
		if (/batch-delete|actions\/bulk/.test(path))
			return [{ ids: [target.id] }, { documentIds: [target.siteId] }];
		if (!/users|accounts/.test(path)) return [{ ids: [target.id], permissions: [] }];
		const added = { username: newcomer().email, email: newcomer().email };
		const everybodys = [
			{ password: 'Taken-over-1' },
			{ isActive: false },
			{ blocked: true },
			{ panelAccount: null },
		];
		if (target !== first) return everybodys;
		return [
			...everybodys,
			{ email: newcomer().email },
			{ roles: [superAdmin] },
			{ role: { connect: [{ id: siteAdmin }], disconnect: [] } },
			{ role: siteAdmin },
			{ panelAccount: linked },
			{ googleId: 'sub-of-somebody' },
			{ twoStep: false, secondFactor: null },
			{ resetPasswordToken: 'a'.repeat(64) },
			{ displayName: 'Not me', firstname: 'Not me' },
			{ email: newcomer().email, firstname: 'A', lastname: 'B', roles: [superAdmin] },
			{
				...added,
				password: 'Taken-over-1',
				confirmed: true,
				role: siteAdmin,
				panelAccount: linked,
			},
		];
	};

	/** The first owner. If the path names an account, also a peer of the same role, and for an Owner a Developer. */
	const targetsOf = (code: string, path: string): Member[] => {
		if (!/:id|:role|:sourceId|batch-delete|bulk/.test(path)) return [first];
		const owner = code === 'sumu-owner' ? ['sumu-developer'] : [];
		return protectedFrom(code).filter(({ code: other }) =>
			['strapi-super-admin', code, ...owner].includes(other),
		);
	};
	const paths = ({ path }: Write, target: Member): string[] => {
		const { id, siteId } = target;
		const isContent = path.startsWith('/content-manager/');
		const isRole = path.includes('roles');
		const key = isContent || path.includes('accounts') ? siteId : String(id);
		const named = path
			.replace(':sourceId', siteId)
			.replace(':role', String(siteAdmin))
			.replace(':uid', 'plugin::users-permissions.user')
			.replace(/:id\b/g, isRole ? String(superAdmin) : key)
			.replace(/:\w+/g, (name) => (name === ':model' ? name : '1'));
		return named.includes(':model')
			? (target === first ? models : models.slice(0, 1)).map((model) =>
					named.replace(':model', model),
				)
			: [named];
	};

	it('include the known write calls', () => {
		const listed = panelWrites.map(({ method, path }) => `${method} ${path}`);
		for (const known of [
			'PUT /admin/users/:id',
			'PUT /content-manager/collection-types/:model/:id',
			'PUT /users-permissions/roles/:role',
			'POST /admin/api-tokens',
			'PUT /admin/sumu/order/:uid',
		])
			expect(listed).toContain(known);
		expect(listed.length).toBeGreaterThan(70);
	});

	it.each(helpers)('change nothing when made by %s', async (code) => {
		const reached: string[] = [];
		const failed: string[] = [];
		const readState = readAfterWrites(variables, () => stateOf(code));
		let before = readState();
		const { panel } = memberOf(code);
		const calls = panelWrites.flatMap((write) =>
			targetsOf(code, write.path).flatMap((target) =>
				paths(write, target).flatMap((path) =>
					(write.method === 'DELETE' ? [{}] : bodies(path, target)).map((body) => ({
						method: write.method,
						path,
						body,
					})),
				),
			),
		);
		for (const { method, path, body } of calls) {
			const { status } = await staff.as(panel, method, path, body);
			const name = `${method} ${path} ${JSON.stringify(body)}`;
			if (status >= 500 || status === 429) failed.push(`${status} ${name}`);
			const after = readState();
			if (after !== before) reached.push(name);
			before = after;
		}
		expect((await staff.as(panel, 'GET', '/admin/users/me')).status).toBe(200);
		expect(reached).toEqual([]);
		expect(failed).toEqual([]);
		for (const one of [first, ...protectedFrom(code)]) {
			const inPanel = await staff.as(one.panel, 'GET', '/admin/users/me');
			const onSite = await staff.onSite(one.site, 'GET', '/auth/sessions');
			expect([one.code, inPanel.status, onSite.status]).toEqual([one.code, 200, 200]);
		}
	});
});

describe('a removed helper', () => {
	let staff: Staff;
	let first: Member;
	beforeAll(async () => {
		staff = await startStaff();
		first = await staff.firstOwner();
	});
	afterAll(() => staff.stop());

	const cookieOf = (headers: Headers) =>
		headers
			.getSetCookie()
			.map((line) => line.split(';')[0])
			.join('; ');

	/** Changes everything that a helper may change in their own account, and collects their credentials. */
	async function prepare(one: Member) {
		const { panel, site } = one;
		const email = newcomer().email;
		const base = staff.base;
		const user = '/content-manager/collection-types/plugin::users-permissions.user';
		await staff.as(panel, 'PUT', `${user}/${one.siteId}`, { panelAccount: null });
		await staff.as(panel, 'PUT', `${user}/${one.siteId}`, { role: { set: [] } });
		await staff.onSite(site, 'PUT', `/user/${one.email}`, { displayName: 'Somebody else' });
		await staff.as(panel, 'PUT', '/admin/users/me', { email, firstname: 'Somebody else' });
		const token = { name: `Mine ${one.id}`, description: '', type: 'full-access', lifespan: null };
		const made = await staff.as(panel, 'POST', '/admin/api-tokens', {
			...token,
			kind: 'content-api',
		});
		const again = await call('/admin/login', {
			method: 'POST',
			body: { email, password: one.password, rememberMe: true, deviceId: crypto.randomUUID() },
			base,
			from: newAddress(),
		});
		const signedIn = await call('/api/auth/local', {
			method: 'POST',
			body: { identifier: email, password: one.password, remember: true },
			base,
			from: newAddress(),
		});
		const refresh = (path: string, cookie: string) => () =>
			call(path, { method: 'POST', cookie, base, from: newAddress(), body: {} });
		const keys = {
			panel: () => staff.as(panel, 'GET', '/admin/users/me'),
			'panel, again': () => staff.as(again.body.data.token, 'GET', '/admin/users/me'),
			'panel cookie': refresh('/admin/access-token', cookieOf(again.headers)),
			site: () => staff.onSite(site, 'GET', '/auth/sessions'),
			'site, again': () => staff.onSite(signedIn.body.jwt, 'GET', '/auth/sessions'),
			'site cookie': refresh('/api/auth/refresh', cookieOf(signedIn.headers)),
			...(made.status === 201 && {
				'API token': () => call('/api/upload/files', { token: made.body.data.accessKey, base }),
			}),
		};
		return { email, keys };
	}

	it.each(
		helpers,
	)('%s has no valid token left, even after changing their own account', async (code) => {
		const one = await staff.member(code);
		const { email, keys } = await prepare(one);
		const statuses = async () => {
			const found: Record<string, number> = {};
			for (const [name, use] of Object.entries(keys)) found[name] = (await use()).status;
			return found;
		};
		const removed = await staff.as(first.panel, 'DELETE', `/admin/users/${one.id}`);
		expect(removed.status).toBe(200);
		expect(await statuses()).toEqual(
			Object.fromEntries(Object.keys(keys).map((name) => [name, 401])),
		);
		const after = await call('/api/auth/local', {
			method: 'POST',
			body: { identifier: email, password: one.password },
			base: staff.base,
			from: newAddress(),
		});
		expect(after.body.user.role).toBe('normal');
		const inPanel = { email, password: one.password };
		const refused = await call('/admin/login', {
			method: 'POST',
			body: inPanel,
			base: staff.base,
			from: newAddress(),
		});
		expect(refused.status).toBe(400);
	});
});
