import { apiEndpoints } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { sample } from './support/samples.ts';
import { type Member, type Staff, siteUsers, startStaff } from './support/staff.ts';

const collection = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;

describe('a preview link', () => {
	let staff: Staff;
	let first: Member;
	let project: string;

	beforeAll(async () => {
		staff = await startStaff();
		first = await staff.firstOwner();
		const form = sample.project('A shop');
		const added = await staff.as(first.panel, 'POST', collection('project'), form);
		project = added.body.data.documentId;
	});
	afterAll(() => staff.stop());

	const ofSite = async (by: Member) => {
		const { status, body } = await staff.onSite(by.site, 'POST', `/project/${project}/preview`);
		expect(status).toBe(200);
		return String(body.data.url);
	};
	const ofPanel = async (by: Member) => {
		const path = `/content-manager/preview/url/api::project.project?documentId=${project}`;
		const { status, body } = await staff.as(by.panel, 'GET', path);
		expect(status).toBe(200);
		return String(body.data.url);
	};
	const open = async (url: string) =>
		(await call(`/api/preview/${url.split('/').at(-1)}`, { base: staff.base })).status;
	const both = async (by: Member) => [await ofSite(by), await ofPanel(by)];
	const statuses = async (urls: string[]) => Promise.all(urls.map(open));

	it('stops working when its issuer is removed', async () => {
		const assistant = await staff.member('sumu-assistant');
		const urls = await both(assistant);
		expect(await statuses(urls)).toEqual([200, 200]);
		await staff.as(first.panel, 'DELETE', `/admin/users/${assistant.id}`);
		expect(await statuses(urls)).toEqual([404, 404]);
	});

	it('stops working when its issuer is blocked or loses access to the entry', async () => {
		const assistant = await staff.member('sumu-assistant');
		const urls = await both(assistant);
		const change = (data: object) =>
			staff.as(first.panel, 'PUT', `/admin/users/${assistant.id}`, data);
		await change({ isActive: false });
		expect(await statuses(urls)).toEqual([404, 404]);
		await change({ isActive: true });
		await change({ roles: [await staff.invite.roleId('strapi-editor')] });
		expect(await statuses(urls)).toEqual([404, 404]);
	});

	it('is reused when the panel opens the same form again', async () => {
		expect(await ofPanel(first)).toBe(await ofPanel(first));
		expect(await ofSite(first)).not.toBe(await ofSite(first));
	});

	it('is listed for the owner with its expiry and can be revoked', async () => {
		const assistant = await staff.member('sumu-assistant');
		const url = await ofSite(assistant);
		expect((await staff.onSite(assistant.site, 'GET', '/preview-links')).status).toBe(403);
		const { body } = await staff.onSite(first.site, 'GET', '/preview-links');
		expect(apiEndpoints.listPreviewLinks.response.safeParse(body).error).toBeUndefined();
		const [newest] = body.data;
		expect(newest).toMatchObject({ kind: 'project', id: project, title: 'A shop', by: 'Rina Das' });
		const left = Date.parse(newest.expires) - Date.now();
		expect(left).toBeGreaterThan(3_500_000);
		expect(left).toBeLessThanOrEqual(3_600_000);
		const path = `/preview-link/${newest._id}`;
		expect((await staff.onSite(assistant.site, 'DELETE', path)).status).toBe(403);
		expect(await open(url)).toBe(200);
		expect((await staff.onSite(first.site, 'DELETE', path)).status).toBe(200);
		expect(await open(url)).toBe(404);
		expect((await staff.onSite(first.site, 'DELETE', path)).status).toBe(404);
		const after = await staff.onSite(first.site, 'GET', '/preview-links');
		expect(after.body.data).not.toContainEqual(newest);
		await expect.poll(staff.server.log).toContain('preview link revoked');
	});

	it('stops working when its issuer loses their site role', async () => {
		const { roles } = (await staff.as(first.panel, 'GET', '/users-permissions/roles')).body;
		const to = async (id: string, type: string) => {
			const role = roles.find((each: { type: string }) => each.type === type);
			const data = { role: { connect: [{ id: role.id }], disconnect: [] } };
			return staff.as(first.panel, 'PUT', `${siteUsers}/${id}`, data);
		};
		const visitor = await staff.visitor();
		expect((await to(visitor.id, 'sumu-assistant')).status).toBe(200);
		const made = await staff.onSite(visitor.token, 'POST', `/project/${project}/preview`);
		expect(await open(made.body.data.url)).toBe(200);
		await to(visitor.id, 'authenticated');
		expect(await open(made.body.data.url)).toBe(404);
	});
});
