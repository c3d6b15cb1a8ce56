import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { messages } from '@sumu/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer, person, signIn } from './support/accounts.ts';
import { call, newAddress } from './support/api.ts';
import { execute } from './support/execute-sql.ts';
import { rows } from './support/query-sqlite.ts';
import { sample } from './support/samples.ts';
import { type Member, type Staff, siteUsers, startStaff } from './support/staff.ts';

const collection = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;
const library = ['sumu-owner', 'sumu-developer', 'strapi-editor', 'sumu-assistant'];

/** Ways to more rights than a helper's role has, each over HTTP. */
describe('a helper in the panel', () => {
	let staff: Staff;
	let first: Member;
	const members: Record<string, Member> = {};

	beforeAll(async () => {
		staff = await startStaff();
		first = await staff.firstOwner();
		for (const code of library) members[code] = await staff.member(code);
	});
	afterAll(() => staff.stop());

	const as = (code: string, method: string, path: string, body?: unknown) =>
		staff.as(members[code]?.panel ?? '', method, path, body);
	const add = async (name: string, data: object): Promise<string> => {
		const { status, body } = await staff.as(first.panel, 'POST', collection(name), data);
		expect(status, JSON.stringify(body)).toBe(201);
		return body.data.documentId;
	};
	const picture = (background: string) =>
		sharp({ create: { width: 40, height: 40, channels: 3, background } })
			.png()
			.toBuffer();
	const sendForm = async (token: string, path: string, field: string) => {
		const form = new FormData();
		form.append(field, new Blob([new Uint8Array(await picture('#f00'))]), 'loom.png');
		const headers = { authorization: `Bearer ${token}` };
		return fetch(staff.base + path, { method: 'POST', headers, body: form });
	};

	describe('with a project', () => {
		const email = 'hidden-reviewer@example.com';
		let project: string;
		beforeAll(async () => {
			const review = { reviewText: 'Well made', UserName: 'Mou', source: 'owner' };
			const testimonial = {
				connect: [{ documentId: await add('review', { ...review, userEmail: email }) }],
			};
			project = await add('project', { ...sample.project('A shop'), testimonial });
		});

		it.each([
			'',
			'?populate=*',
			'?populate[testimonial]=*',
			'?populate[testimonial][fields]=userEmail',
			'?populate[testimonial][populate]=*',
			'?populate[createdBy]=*',
		])('does not read a reviewer’s or the owner’s e-mail address: %s', async (query) => {
			for (const path of [collection('project'), `${collection('project')}/${project}`]) {
				const { status, body } = await as('sumu-assistant', 'GET', path + query);
				expect(status).toBe(200);
				expect(JSON.stringify(body)).not.toContain(email);
				expect(JSON.stringify(body)).not.toContain(first.email);
				const [shown] = body.results ?? [body.data];
				expect(shown.createdBy).toMatchObject({ firstname: expect.any(String) });
			}
		});

		it('does not read them from the response to a write or from a relation', async () => {
			const path = `${collection('project')}/${project}?populate=*`;
			const saved = await as('sumu-assistant', 'PUT', path, { client: 'Weavers' });
			expect(saved.status).toBe(200);
			const relation = '/content-manager/relations/api::project.project/testimonial';
			const named = await as('sumu-assistant', 'GET', relation);
			expect(named.body.results).toMatchObject([{ UserName: 'Mou' }]);
			const listed = await as('sumu-assistant', 'GET', `${relation}?fields=userEmail`);
			expect(listed.body.results).toHaveLength(1);
			for (const { body } of [saved, listed]) expect(JSON.stringify(body)).not.toContain(email);
		});

		it('still shows an Owner everything', async () => {
			const { body } = await as('sumu-owner', 'GET', collection('project'));
			expect(body.results[0].testimonial).toMatchObject({ UserName: 'Mou', userEmail: email });
		});

		it.each([
			'filters[createdBy][email][$startsWith]=o',
			'filters[$not][updatedBy][email][$startsWith]=o',
			'filters[createdBy][roles][code]=strapi-super-admin',
			'filters[image][related][email][$startsWith]=o',
			'sort=createdBy.email:ASC',
		])('does not guess the owner’s e-mail address with %s', async (query) => {
			for (const code of ['sumu-owner', 'sumu-developer', 'sumu-assistant']) {
				const { status } = await as(code, 'GET', `${collection('project')}?${query}`);
				expect(status, code).toBe(403);
			}
		});
	});

	describe('in the media library', () => {
		let visitor: Awaited<ReturnType<typeof person>>;
		let photos: { id: number; url: string }[];
		const stored = ({ url }: { url: string }) =>
			readFileSync(join(staff.database.variables.DATA_DIR ?? '', 'public', url)).toString('base64');

		beforeAll(async () => {
			visitor = await person('Nadia', staff.base);
			for (const token of [visitor.token, first.site])
				expect((await sendForm(token, '/api/account/photo', 'image')).status).toBe(200);
			photos = rows(staff.database.variables, 'select id, url from files') as typeof photos;
			expect(photos).toHaveLength(2);
		});

		it.each([
			'/upload/files?populate=related',
			'/upload/files?populate=*',
			'/upload/files?populate[related][populate]=*',
			'/upload/files/1?populate=related',
		])('reads no account through its photo: %s', async (path) => {
			for (const code of ['strapi-editor', 'sumu-assistant']) {
				const { status, body } = await as(code, 'GET', path);
				expect(status).toBe(200);
				expect(JSON.stringify(body)).not.toContain('@example.com');
			}
			const guess = await as('strapi-editor', 'GET', '/upload/files?filters[related][email]=x');
			expect(guess.status).toBe(403);
		});

		it('puts no other picture in place of a person’s photo', async () => {
			const before = photos.map(stored);
			for (const code of library)
				for (const { id } of photos) {
					const token = members[code]?.panel ?? '';
					for (const path of [`/upload?id=${id}`, `/upload/files/${id}/replace`])
						expect((await sendForm(token, path, 'files')).status, `${code} ${path}`).toBe(403);
				}
			expect(photos.map(stored)).toEqual(before);
		});

		it('still replaces other pictures', async () => {
			const token = members['strapi-editor']?.panel ?? '';
			const added = await sendForm(token, '/upload', 'files');
			expect(added.status).toBe(201);
			const [{ id }] = JSON.parse(await added.text());
			expect((await sendForm(token, `/upload?id=${id}`, 'files')).status).toBe(200);
		});

		it('makes the server download nothing from its own network', async () => {
			const asked: string[] = [];
			const inner = createServer((request, response) => {
				asked.push(request.url ?? '');
				response.end('inner');
			}).listen(0, '0.0.0.0');
			await once(inner, 'listening');
			const { port } = inner.address() as AddressInfo;
			const urls = ['0.0.0.0', '127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', 'localhost'].map(
				(host) => `http://${host}:${port}/picture.png`,
			);
			const path = '/upload/actions/upload-from-urls';
			const { body } = await as('strapi-editor', 'POST', path, { urls });
			inner.close();
			expect(asked).toEqual([]);
			expect(String(body)).toContain('event: ');
		});

		it.each([
			['NAT64', '[64:ff9b::7f00:1]'],
			['local NAT64', '[64:ff9b:1::7f00:1]'],
			['6to4', '[2002:7f00:1::1]'],
			['IPv4-compatible', '[::7f00:1]'],
			['site-local', '[fec0::1]'],
			['benchmarking', '198.18.0.1'],
		])('makes the server connect to no %s address', async (_range, host) => {
			const urls = [`http://${host}/picture.png`];
			const path = '/upload/actions/upload-from-urls';
			const { body } = await as('strapi-editor', 'POST', path, { urls });
			expect(String(body)).toContain('is not asked');
		});
	});

	it('sends no e-mail in the owner’s name', async () => {
		const letter = { to: newcomer().email, subject: 'Your password', text: 'Follow this link' };
		for (const code of library)
			for (const path of ['/email', '/email/'])
				expect((await as(code, 'POST', path, letter)).status, code).toBe(404);
		expect(staff.mailbox.waitingFor(letter.to)).toBe(0);
	});

	it('adds no webhook, which would outlive the account', async () => {
		const hook = {
			name: 'Mine',
			url: 'https://example.com/',
			headers: {},
			events: ['entry.create'],
		};
		for (const code of library)
			expect((await as(code, 'POST', '/admin/webhooks', hook)).status, code).toBe(403);
	});

	it('keeps no API token after a change of role', async () => {
		const one = await staff.member('sumu-developer');
		const form = { name: 'Mine', description: '', type: 'full-access', lifespan: null };
		const made = await staff.as(one.panel, 'POST', '/admin/api-tokens', form);
		const panelForm = { name: 'Panel', description: '', lifespan: null, adminPermissions: [] };
		const inPanel = await staff.as(one.panel, 'POST', '/admin/admin-tokens', panelForm);
		const use = async () => [
			(await call('/api/upload/files', { token: made.body.data.accessKey, base: staff.base }))
				.status,
			(await call('/admin/users/me', { token: inPanel.body.data.accessKey, base: staff.base }))
				.status,
		];
		expect(await use()).toEqual([200, 200]);
		await staff.as(first.panel, 'PUT', `/admin/users/${one.id}`, { firstname: 'Rina' });
		expect(await use()).toEqual([200, 200]);
		const roles = [await staff.invite.roleId('sumu-assistant')];
		await staff.as(first.panel, 'PUT', `/admin/users/${one.id}`, { roles });
		expect(await use()).toEqual([401, 401]);
	});

	it('gets no account with a confirmed address by accepting its invitation', async () => {
		const visitor = await person('Nadia', staff.base);
		await execute(
			staff.database.variables,
			'update up_users set email_verified = 1 where email = ?',
			[visitor.email],
		);
		const roles = [await staff.invite.roleId('strapi-editor')];
		const invited = await as('sumu-owner', 'POST', '/admin/users', {
			...staff.invite.form(visitor.email),
			roles,
		});
		const { registrationToken } = invited.body.data;
		const refused = await staff.invite.register(registrationToken, 'Taken-over-1');
		expect([refused.status, refused.body.error?.message]).toEqual([
			400,
			messages.invitedWithAccount,
		]);
		await signIn(visitor, staff.base);
		expect((await staff.invite.register(registrationToken, visitor.password)).status).toBe(200);
		const { body } = await staff.onSite(
			(await signIn(visitor, staff.base)).token,
			'GET',
			`/user/${visitor.email}`,
		);
		expect(body.data.role).toBe('editor');
	});

	it('cannot confirm an address by changing to it', async () => {
		const verified = (email: string) =>
			rows(
				staff.database.variables,
				'select email_verified as verified from up_users where email = ?',
				email,
			)[0]?.verified;
		const one = await staff.member('strapi-editor');
		expect(verified(one.email)).toBe(1);
		const email = newcomer().email;
		expect((await staff.as(one.panel, 'PUT', '/admin/users/me', { email })).status).toBe(200);
		expect(verified(email)).toBe(0);
	});

	it('restores no version of another document', async () => {
		const blog = await add('blog', sample.blog('Plans'));
		await staff.as(first.panel, 'PUT', `${collection('blog')}/${blog}`, { title: 'Other plans' });
		const { body } = await staff.as(
			first.panel,
			'GET',
			`/admin/sumu/history/api::blog.blog/${blog}`,
		);
		const { version } = body.data[0];
		const project = await add('project', sample.project('A stall'));
		for (const id of [project, blog]) {
			const path = `/admin/sumu/history/api::project.project/${id}/${version}/restore`;
			expect((await as('sumu-assistant', 'POST', path)).status).toBe(404);
		}
		const list = `/admin/sumu/history/api::blog.blog/${blog}`;
		expect((await as('sumu-assistant', 'GET', list)).status).toBe(403);
	});

	describe('with another spelling of a path', () => {
		const email = 'spelled-reviewer@example.com';
		beforeAll(async () => {
			const review = { reviewText: 'Well spelled', UserName: 'Mou', source: 'owner' };
			await add('review', { ...review, userEmail: email });
		});

		it.each([
			'/content-manager/collection-types/api::review.review/',
			'/content-manager/Collection-Types/api::review.review',
			'/CONTENT-MANAGER/collection-types/api::review.review//',
		])('searches no hidden field: %s', async (path) => {
			const { status, body } = await as('sumu-assistant', 'GET', `${path}?_q=spelled-rev`);
			expect([status, body.results?.length ?? 0]).not.toEqual([200, 1]);
		});

		it('copies no account', async () => {
			const path = siteUsers.replace('collection-types', 'COLLECTION-TYPES');
			const { email, password } = newcomer();
			const form = { email, username: email, password, confirmed: true };
			const answer = await as(
				'sumu-owner',
				'POST',
				`${path}/CLONE/${members['strapi-editor']?.siteId}`,
				form,
			);
			expect(answer.status).toBe(403);
		});

		it('serves no upload without the headers that block scripts', async () => {
			const { headers, status } = await call('/UPLOADS/no-such.svg', { base: staff.base });
			expect(status).toBe(404);
			expect(headers.get('content-security-policy')).toContain('sandbox');
		});

		it('chooses no common password', async () => {
			for (const path of ['/admin/register/', '/admin/REGISTER']) {
				const { registrationToken } = await staff.invite.sent('strapi-editor');
				const body = { registrationToken, userInfo: { firstname: 'A', password: 'Password1' } };
				const reply = await call(path, {
					method: 'POST',
					body,
					base: staff.base,
					from: newAddress(),
				});
				expect([reply.status, reply.body.error?.message], path).toEqual([
					400,
					messages.commonPassword,
				]);
			}
		});
	});

	it('uses no reset link that was requested before the account was deactivated', async () => {
		const one = await staff.member('sumu-owner');
		await call('/admin/forgot-password', {
			method: 'POST',
			body: { email: one.email },
			base: staff.base,
			from: newAddress(),
		});
		const { text = '' } = await staff.mailbox.letterTo(one.email);
		const resetPasswordToken = /code=([\w.-]+)/.exec(text)?.[1];
		expect(resetPasswordToken).toBeTruthy();
		await staff.as(first.panel, 'PUT', `/admin/users/${one.id}`, { isActive: false });
		const reset = await call('/admin/reset-password', {
			method: 'POST',
			body: { resetPasswordToken, password: 'Taken-over-1' },
			base: staff.base,
			from: newAddress(),
		});
		expect(reset.status).toBe(400);
	});

	it.each([
		'password',
		'resetPasswordToken',
		'registrationToken',
	])('learns nothing about another account’s %s', async (column) => {
		for (const code of ['sumu-owner', 'sumu-developer'])
			for (const query of [`filters[${column}][$startsWith]=a`, `sort=${column}:ASC`])
				expect((await as(code, 'GET', `/admin/users?${query}`)).status, query).toBe(400);
		const counts = await Promise.all(
			['$2', 'nothing'].map(async (guess) => {
				const query = new URLSearchParams({ [`filters[${column}][$startsWith]`]: guess });
				return (await as('sumu-owner', 'GET', `${siteUsers}?${query}`)).body.pagination?.total;
			}),
		);
		expect(counts[0]).toBe(counts[1]);
	});
});

/** Strapi's queries accept operators, which must not arrive from a body. */
it.each([
	['/admin/reset-password', { resetPasswordToken: { $notNull: true }, password: 'Taken-over-1' }],
	[
		'/admin/register',
		{
			registrationToken: { $notNull: true },
			userInfo: { firstname: 'A', password: 'Taken-over-1' },
		},
	],
	['/admin/forgot-password', { email: { $contains: 'o' } }],
	['/admin/login', { email: { $contains: 'o' }, password: 'Owner-pass-1' }],
	[
		'/api/auth/reset-password',
		{ code: { $notNull: true }, password: 'Loom42threads', passwordConfirmation: 'Loom42threads' },
	],
	['/api/auth/local', { identifier: { $contains: 'o' }, password: 'Owner-pass-1' }],
])('%s rejects a query operator', async (path, body) => {
	expect((await call(path, { method: 'POST', body, from: newAddress() })).status).toBe(400);
});
