import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contentTypes } from './support/content-types.ts';
import { panel, panelAnswer } from './support/panel.ts';
import { panelHelper } from './support/panel-helper.ts';
import './support/provided-context.ts';
import { ownerPanelToken } from './support/panel-session.ts';

type Name = (typeof contentTypes)[number] | 'people';
type Action = keyof typeof calls;

const people = 'plugin::users-permissions.user';
const names: readonly Name[] = [...contentTypes, 'people'];
const uidOf = (name: Name) => (name === 'people' ? people : `api::${name}.${name}`);
/** Id that does not exist. Permissions are checked before existence. */
const one = 'nothing';
/** Longer than every text limit, so that nothing is stored. */
const tooMuch = 'x'.repeat(200_000);

/** Calls of Strapi's content manager, by the permission they need. */
const calls = {
	list: () => ['GET', ''],
	read: () => ['GET', `/${one}`],
	create: (field: string) => ['POST', '', { [field]: tooMuch }],
	update: (field: string) => ['PUT', `/${one}`, { [field]: tooMuch }],
	delete: () => ['DELETE', `/${one}`],
	bulkDelete: () => ['POST', '/actions/bulkDelete', { documentIds: [one] }],
	publish: () => ['POST', `/${one}/actions/publish`, {}],
	unpublish: () => ['POST', `/${one}/actions/unpublish`, {}],
	discard: () => ['POST', `/${one}/actions/discard`, {}],
	bulkPublish: () => ['POST', '/actions/bulkPublish', { documentIds: [one] }],
	bulkUnpublish: () => ['POST', '/actions/bulkUnpublish', { documentIds: [one] }],
} satisfies Record<string, (field: string) => [string, string, object?]>;

const drafted: readonly Name[] = ['project', 'blog', 'service', 'skill', 'review'];
const always: readonly Action[] = ['list', 'read', 'create', 'update', 'delete', 'bulkDelete'];
const onlyDrafted = (Object.keys(calls) as Action[]).filter((each) => !always.includes(each));

/** Written by hand from the product's promises: content types by role, and actions that no role has. */
const whose: Record<string, readonly Name[]> = {
	'strapi-super-admin': names,
	'sumu-owner': names,
	'strapi-editor': ['blog'],
	'sumu-assistant': ['project', 'service', 'skill', 'review'],
	'sumu-developer': names,
};
const nobodys: Partial<Record<Name, readonly Action[]>> = {
	message: ['create', 'update'],
	subscriber: ['create'],
	'cart-item': ['create', 'update'],
};

const collections = names.filter((name) => name !== 'site-setting');
const actionsOn = (name: Name) => (drafted.includes(name) ? [...always, ...onlyDrafted] : always);
const wanted = (code: string, name: Name, action: Action) =>
	whose[code]?.includes(name) && !nobodys[name]?.includes(action) ? 'may' : 403;

const helpers: number[] = [];
const tokens: Record<string, string> = {};

beforeAll(async () => {
	tokens['strapi-super-admin'] = ownerPanelToken;
	for (const code of Object.keys(whose).filter((code) => !(code in tokens))) {
		const { id, token } = await panelHelper(code, undefined, `matrix-${code}`);
		helpers.push(id);
		tokens[code] = token;
	}
});
afterAll(() => panel('POST', '/admin/users/batch-delete', { ids: helpers }));

async function outcome(code: string, method: string, path: string, body?: object) {
	const target = { url: inject('url'), token: tokens[code] ?? '' };
	const { status } = await panelAnswer(method, path, body, target);
	expect(status, `${code}: ${method} ${path}`).toBeLessThan(500);
	return status === 403 ? 403 : 'may';
}

/** Name of a text field of this content type; for people, one that may be edited. */
async function fieldOf(name: Name): Promise<string> {
	if (name === 'people') return 'displayName';
	const { data } = await panel('GET', `/content-manager/content-types`);
	const { attributes } = data.find(({ uid }: { uid: string }) => uid === uidOf(name));
	const isText = ([, { type }]: [string, { type: string }]) => type === 'string' || type === 'text';
	return Object.entries<{ type: string }>(attributes).find(isText)?.[0] ?? '';
}

describe.each(Object.keys(whose))('%s in the panel', (code) => {
	it.each(collections)('performs only its permitted actions on %s', async (name) => {
		const base = `/content-manager/collection-types/${uidOf(name)}`;
		const field = await fieldOf(name);
		const found: Record<string, unknown> = {};
		const expected: Record<string, unknown> = {};
		for (const action of actionsOn(name)) {
			const [method, path, body] = calls[action](field);
			found[action] = await outcome(code, method, base + path, body);
			expected[action] = wanted(code, name, action);
		}
		expect(found).toEqual(expected);
	});

	it('reads and writes the settings only if permitted', async () => {
		const path = '/content-manager/single-types/api::site-setting.site-setting';
		const expected = wanted(code, 'site-setting', 'read');
		expect(await outcome(code, 'GET', path)).toBe(expected);
		expect(await outcome(code, 'PUT', path, { ownerName: tooMuch })).toBe(expected);
	});

	it.each(names)('sees the history and preview of %s only if permitted', async (name) => {
		const uid = uidOf(name);
		const expected = wanted(code, name, 'read');
		expect(await outcome(code, 'GET', `/admin/sumu/history/${uid}/${one}`)).toBe(expected);
		const restore = `/admin/sumu/history/${uid}/${one}/1/restore`;
		expect(await outcome(code, 'POST', restore, {})).toBe(wanted(code, name, 'update'));
		const preview = `/content-manager/preview/url/${uid}?documentId=${one}`;
		const target = { url: inject('url'), token: tokens[code] ?? '' };
		const { status } = await panelAnswer('GET', preview, undefined, target);
		const hasPage = ['project', 'blog', 'site-setting'].includes(name);
		if (expected === 403 || !hasPage) expect(status).toBe(204);
		else expect(status).toBe(200);
	});

	it('accesses helper accounts and developer tools only if permitted', async () => {
		const owners = whose[code]?.includes('people') ? 'may' : 403;
		const developers = code === 'sumu-developer' ? 'may' : 403;
		expect({
			helpers: await outcome(code, 'GET', '/admin/users'),
			invite: await outcome(code, 'POST', '/admin/users', {}),
			pictures: await outcome(code, 'GET', '/upload/files?page=1'),
			tokens: await outcome(code, 'GET', '/admin/api-tokens'),
			webhooks: await outcome(code, 'GET', '/admin/webhooks'),
			builder: await outcome(code, 'GET', '/content-type-builder/content-types'),
		}).toEqual({
			helpers: owners,
			invite: owners,
			pictures: 'may',
			tokens: developers,
			webhooks: developers,
			builder: developers,
		});
	});
});
